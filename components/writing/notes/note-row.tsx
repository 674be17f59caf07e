import { useLocale, useTranslations } from 'next-intl';
import type { Note } from '@/backend/contract/writing/note-calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { TimeText } from '@/components/ui/dates/time-text';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import type { NotesOf } from '@/lib/writing/notes/use-notes';
import { AssigneeField } from './assignee-field';
import { ACT, ACTS, QUOTE } from './note-styles';

interface Props {
  note: Note;
  notes: NotesOf;
  isEditor: boolean;
  /** Scrolls to the words the note is about. */
  onFind: (quote: string) => void;
}

/** One note: the quoted words, text, author and audience, with buttons to resolve or reopen and to assign it. */
export function NoteRow({ note, notes, isEditor, onFind }: Props) {
  const t = useTranslations('writing.notes');
  const locale = useLocale();
  const notify = useNotify();
  const isResolved = note.resolved_time !== null;
  const change = async (input: { is_resolved?: boolean; assignee_id?: number | null }) => {
    const failure = await notes.change({ note_id: note.id, ...input });
    if (failure !== null) notify(failure);
  };
  return (
    <li className={`grid gap-1 border-t border-rule py-2.5 ${isResolved ? 'text-ink-3' : ''}`}>
      {note.quote !== '' && (
        <button type="button" className={QUOTE} onClick={() => onFind(note.quote)}>
          <span className="sr-only">{t('find')} </span>
          {note.quote}
        </button>
      )}
      <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
      <p className={`wr-quiet ${ACTS}`}>
        <span>{note.writer?.name}</span>
        <TimeText at={toIso(note.time)} className="n">
          {formatDate(note.time, locale, 'short')}
        </TimeText>
        {isEditor && <span>{t(`audience.${note.audience}`)}</span>}
        {isResolved && <span>{t('resolvedBy', { name: note.resolved_by?.name ?? '' })}</span>}
        <button type="button" className={ACT} onClick={() => void change({ is_resolved: !isResolved })}>
          {t(isResolved ? 'reopen' : 'resolve')}
        </button>
      </p>
      {isEditor && !isResolved && (
        <AssigneeField
          desk={notes.notes?.desk ?? []}
          value={note.assignee?.id ?? null}
          onChange={(id) => void change({ assignee_id: id })}
        />
      )}
    </li>
  );
}
