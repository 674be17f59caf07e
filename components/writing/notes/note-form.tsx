import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { NoteAudience } from '@/backend/contract/writing/notes';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { ActionButton } from '@/components/ui/fields/action-button';
import type { Locale } from '@/lib/platform/language/locales';
import type { NotesOf } from '@/lib/writing/notes/use-notes';
import { AssigneeField } from './assignee-field';
import { NoteText } from './note-text';
import { ACT, ACTS, QUOTE } from './note-styles';
import { unsentText } from '@/lib/platform/forms/unsent-text';

interface Props {
  notes: NotesOf;
  /** The words the note is about; empty for the whole draft. */
  quote: string;
  lang: Locale;
  /** Whether the author of the note is an editor; only editors choose audience and assignee. */
  isEditor: boolean;
  onClose: () => void;
}

/**
 * The form of a new note: text, audience and assignee. The tab keeps the text until it is sent or cancelled, also while
 * the form is closed or is about other words.
 */
export function NoteForm({ notes, quote, lang, isEditor, onClose }: Props) {
  const t = useTranslations('writing.notes');
  const [text, setText] = useFormDraft(`note:${notes.id}`, '');
  const newest = useRef(text);
  const [audience, setAudience] = useState<NoteAudience>('desk');
  const [assignee, setAssignee] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const desk = notes.notes?.desk ?? [];

  const send = async () => {
    if (isBusy || text.trim() === '') return;
    setIsBusy(true);
    const about = quote === '' ? {} : { quote, lang };
    const failure = await notes.add({ text, audience, assignee_id: assignee, ...about });
    setIsBusy(false);
    setError(failure);
    if (failure !== null) return;
    const rest = unsentText(newest.current, text);
    setText(rest);
    if (rest === '') onClose();
  };
  return (
    <form
      className="grid gap-2 border-t border-rule pt-2.5 pb-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="wr-quiet">{quote === '' ? t('onPiece') : <q className={QUOTE}>{quote}</q>}</p>
      <NoteText
        label={t('text')}
        namesLabel={t('names')}
        value={text}
        desk={desk}
        onChange={(next) => {
          newest.current = next;
          setText(next);
        }}
        onSend={() => void send()}
        onClose={onClose}
      />
      {isEditor && (
        <>
          <fieldset className="flex flex-wrap gap-x-4">
            <legend className="float-start me-3 py-1.5 text-xs text-ink-3">{t('for')}</legend>
            {(['desk', 'author'] as const).map((option) => (
              <label key={option} className="wr-check">
                <input
                  type="radio"
                  name="audience"
                  checked={audience === option}
                  onChange={() => setAudience(option)}
                />
                {t(`audience.${option}`)}
              </label>
            ))}
          </fieldset>
          <AssigneeField desk={desk} value={assignee} onChange={setAssignee} />
        </>
      )}
      {error && (
        <p role="alert" className="wr-bad">
          {error}
        </p>
      )}
      <p className={ACTS}>
        <ActionButton
          type="submit"
          disabled={isBusy || text.trim() === ''}
          className="wr-button wr-ink max-[768px]:min-h-11!"
        >
          {t('send')}
        </ActionButton>
        <button
          type="button"
          onClick={() => {
            setText('');
            onClose();
          }}
          className={ACT}
        >
          {t('cancel')}
        </button>
      </p>
    </form>
  );
}
