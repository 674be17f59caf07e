import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { SideBySide } from '@/components/writing/compare/side-by-side';
import { Dialog } from '@/components/ui/notices/dialog';
import { formatDate } from '@/lib/platform/dates/dates';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { blocksOf } from '@/lib/writing/compare/blocks';
import { pairBlocks } from '@/lib/writing/compare/pages';
import type { Notes, NotesOf } from '@/lib/writing/notes/use-notes';

type Change = Notes['changes'][number];

/** Tells authors that editors changed their text, shows each change word by word, and marks the changes as seen. */
export function EditorChanges({ notes }: { notes: NotesOf }) {
  const t = useTranslations('writing.editorChanges');
  const area = useTranslations('writing');
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const changes = notes.notes?.changes ?? [];
  const last = changes.at(-1);
  if (!last) return null;
  const putAside = async () => {
    setIsOpen(false);
    const failure = await notes.putAside(last.id);
    if (failure !== null) notify(failure);
  };
  return (
    <div className="wr-standing">
      {t('told', { name: last.by?.name ?? t('editor') })}
      <button type="button" className="wr-link" onClick={() => setIsOpen(true)}>
        {t('look')}
      </button>
      <button type="button" className="wr-link" onClick={() => void putAside()}>
        {t('putAside')}
      </button>
      {isOpen && (
        <div className="wr-wide-dialog">
          <Dialog isOpen title={t('title')} closeLabel={area('close')} onClose={() => setIsOpen(false)}>
            {changes.map((change) => (
              <ChangePages key={change.id} change={change} />
            ))}
            <button
              type="button"
              className="wr-button wr-ink wr-dialog-button"
              onClick={() => void putAside()}
            >
              {t('putAside')}
            </button>
          </Dialog>
        </div>
      )}
    </div>
  );
}

function ChangePages({ change }: { change: Change }) {
  const t = useTranslations('writing.editorChanges');
  const locale = useLocale();
  const { before, after, by, time } = change;
  const empty = { title: '', summary: '', body: '' };
  const langs = [...new Set([...before, ...after].map(({ lang }) => lang))];
  return (
    <section aria-label={formatDate(time, locale, 'full')}>
      {langs.map((lang) => {
        const textOf = (texts: Change['before']) =>
          texts.find((text) => text.lang === lang) ?? { ...empty, lang };
        const rows = pairBlocks(blocksOf(textOf(before)), blocksOf(textOf(after)));
        if (rows.every(({ kind }) => kind === 'same')) return null;
        return (
          <SideBySide
            key={lang}
            lang={HTML_LANG[lang]}
            rows={rows}
            heads={{
              left: t('before'),
              right: t('after', {
                name: by?.name ?? t('editor'),
                time: formatDate(time, locale, 'short'),
              }),
            }}
          />
        );
      })}
    </section>
  );
}
