import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { NOTE_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { mentionAt, withMention } from '@/lib/writing/notes/mention';
import type { Notes } from '@/lib/writing/notes/use-notes';
import { MentionList } from './mention-list';
import { isComposing } from '@/lib/platform/keys/is-composing';

const MAX_NAMES = 6;

interface Props {
  label: string;
  namesLabel: string;
  value: string;
  desk: Notes['desk'];
  onChange: (text: string) => void;
  onSend: () => void;
  onClose: () => void;
}

/** The text field of a note: @ suggests names of the desk, Ctrl Enter sends, Escape closes. */
export function NoteText({ label, namesLabel, value, desk, onChange, onSend, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [current, setCurrent] = useState(0);
  const typed = mentionAt(value, caret);
  const names = typed
    ? desk
        .filter(({ name }) => name.toLowerCase().startsWith(typed.name.toLowerCase()) && name !== typed.name)
        .slice(0, MAX_NAMES)
    : [];

  const take = (name: string) => {
    if (!typed) return;
    const next = withMention(value, typed, name);
    onChange(next.text);
    setCaret(next.caret);
    setCurrent(0);
    requestAnimationFrame(() => field.current?.setSelectionRange(next.caret, next.caret));
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const chosen = names[current];
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
    else if (chosen && (event.key === 'Enter' || event.key === 'Tab')) take(chosen.name);
    else if (chosen && event.key === 'ArrowDown') setCurrent((current + 1) % names.length);
    else if (chosen && event.key === 'ArrowUp') setCurrent((current + names.length - 1) % names.length);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <textarea
        ref={field}
        className="w-full resize-y border-2 border-ink bg-transparent px-2.5 py-2 caret-mark"
        autoFocus
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        aria-label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={names.length > 0}
        aria-controls={names.length > 0 ? listId : undefined}
        aria-activedescendant={names.length > 0 ? `${listId}-${current}` : undefined}
        value={value}
        onKeyDown={press}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onChange={({ target }) => {
          onChange(target.value);
          setCaret(target.selectionStart);
          setCurrent(0);
        }}
      />
      {names.length > 0 && (
        <MentionList id={listId} label={namesLabel} people={names} current={current} onTake={take} />
      )}
    </>
  );
}
