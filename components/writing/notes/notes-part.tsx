import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import type { Locale } from '@/lib/platform/language/locales';
import { passageOf, quoteIn } from '@/lib/writing/notes/quote';
import type { NotesOf } from '@/lib/writing/notes/use-notes';
import { NoteForm } from './note-form';
import { NoteRow } from './note-row';

interface Props {
  notes: NotesOf;
  lang: Locale;
  isEditor: boolean;
  /** The element that holds the text. */
  scope: () => Element | null;
  /** The words a new note is about while its form is open; null while it is closed. */
  quote: string | null;
  onQuote: (quote: string | null) => void;
}

/** The open notes on a draft, or all of them on request, oldest first, and the form of a new note. */
export function NotesPart({ notes, lang, isEditor, scope, quote, onQuote }: Props) {
  const t = useTranslations('writing.notes');
  const notify = useNotify();
  const [isAll, setIsAll] = useState(false);
  const list = notes.notes?.list ?? [];
  const open = list.filter((note) => note.resolved_time === null);
  const shown = isAll ? list : open;
  const find = (words: string) => {
    const passage = passageOf(scope(), words);
    if (!passage) return notify(t('gone'));
    passage.scrollIntoView({ block: 'center' });
    document.getSelection()?.selectAllChildren(passage);
  };
  return (
    <section className="wr-part wr-notes" aria-label={t('label')}>
      <h2 className="flex items-baseline gap-2">
        {t('label')} {open.length > 0 && <span className="n">{open.length}</span>}
        <button
          type="button"
          className="wr-link ms-auto"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onQuote(quoteIn(scope()))}
        >
          {t('add')} <kbd className="wr-wide">Alt M</kbd>
        </button>
      </h2>
      {quote !== null && (
        <NoteForm notes={notes} quote={quote} lang={lang} isEditor={isEditor} onClose={() => onQuote(null)} />
      )}
      <ul>
        {shown.map((note) => (
          <NoteRow key={note.id} note={note} notes={notes} isEditor={isEditor} onFind={find} />
        ))}
      </ul>
      {shown.length === 0 && quote === null && <p className="wr-quiet">{t('empty')}</p>}
      {list.length > open.length && (
        <button type="button" className="wr-link" onClick={() => setIsAll(!isAll)}>
          {isAll ? t('hideResolved') : t('showResolved', { count: list.length - open.length })}
        </button>
      )}
    </section>
  );
}
