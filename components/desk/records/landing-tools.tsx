import { useLocale, useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { Link } from '@/components/ui/link';
import type { FormDocument } from '@/lib/desk/records/blank';
import { readLandingFile, writeLandingFile } from '@/lib/desk/records/landing-file';
import { href } from '@/lib/platform/routing/href';

interface Props {
  /** Null for a new one. */
  id: number | null;
  document: FormDocument;
  /** Null when the form is read-only. */
  onLoad: ((document: FormDocument) => void) | null;
}

/** Preview and copy a landing page, export it to a file, fill the form from such a file. */
export function LandingTools({ id, document, onLoad }: Props) {
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
  const item = 'form-link min-h-10 inline-flex items-center';
  return (
    <div className="grid content-start justify-items-start">
      <h2 className="rail-head w-full text-[15px]">{t('title')}</h2>
      {id !== null && (
        <>
          <Link href={href(locale, 'deskLanding', { id })} className={item}>
            {t('preview')}
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
