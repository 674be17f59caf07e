import { useLocale, useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { Link } from '@/components/ui/links/link';
import type { FormDocument } from '@/lib/desk/records/blank';
import { readLandingFile, writeLandingFile } from '@/lib/desk/records/landing-file';
import { href } from '@/lib/platform/routing/href';

interface Props {
  /** Id of the landing page; null for a new one. */
  id: number | null;
  document: FormDocument;
  /**
   * Stores the form for its preview and resolves with the preview's id, or with null when the form has errors. Null
   * when the form is read-only.
   */
  onPreview: (() => Promise<number | null>) | null;
  /** Fills the form from a file; null when the form is read-only. */
  onLoad: ((document: FormDocument) => void) | null;
}

/** Buttons to preview and copy a landing page, to export it to a file, and to fill the form from such a file. */
export function LandingTools({ id, document, onPreview, onLoad }: Props) {
  const t = useTranslations('desk.records.landing');
  const locale = useLocale();
  const [note, setNote] = useState('');
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    const read = file ? readLandingFile(await file.text()) : null;
    target.value = '';
    if (read) onLoad?.(read);
    setNote(t(read ? 'loaded' : 'notRead'));
  };
  const preview = async (keep: () => Promise<number | null>) => {
    // The tab is opened during the press, because browsers block tabs opened later.
    const tab = window.open('about:blank');
    const stored = await keep();
    if (stored === null) return tab?.close();
    const address = href(locale, 'deskLandingPreview', { id: stored });
    if (tab) tab.location.replace(address);
    else window.location.assign(address);
  };
  const item = 'form-link min-h-10 inline-flex items-center';
  return (
    <div className="grid content-start justify-items-start">
      <h2 className="rail-head w-full text-base">{t('title')}</h2>
      {onPreview && (
        <button type="button" className={item} onClick={() => void preview(onPreview)}>
          {t('preview')}
        </button>
      )}
      {id !== null && (
        <>
          <Link href={href(locale, 'deskLanding', { id })} className={item}>
            {t('stored')}
          </Link>
          <Link href={`${href(locale, 'deskRecordNew', { kind: 'landing' })}?from=${id}`} className={item}>
            {t('copy')}
          </Link>
        </>
      )}
      <button type="button" className={item} onClick={() => writeLandingFile(document)}>
        {t('export')}
      </button>
      {onLoad && (
        <label className={`${item} cursor-pointer`}>
          {t('import')}
          <input type="file" accept=".json,application/json" onChange={load} className="sr-only" />
        </label>
      )}
      <p role="status" className="type-meta">
        {note}
      </p>
    </div>
  );
}
