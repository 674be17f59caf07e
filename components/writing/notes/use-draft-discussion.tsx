import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import type { Opening } from '@/lib/writing/opening';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { quoteIn } from '@/lib/writing/notes/quote';
import { useNotes } from '@/lib/writing/notes/use-notes';
import { EditorChanges } from './editor-changes';
import { NotesLine } from './notes-line';
import { NotesPart } from './notes-part';

const textOf = () => document.querySelector('.wr-text');

/**
 * The notes on a draft and the changes editors made to it: `lines` is shown above the text and `part` beside it; both
 * are null until the draft is saved. Alt M begins a note.
 */
export function useDraftDiscussion(
  user: User,
  opening: Opening,
  draft: Draft,
  openRail: () => void,
): { lines: ReactNode; part: ReactNode } {
  const { id } = draft.saver.state();
  const notes = useNotes(id);
  const [quote, setQuote] = useState<string | null>(null);
  const isOwner = opening.stored?.owner?.id === user.id;
  const isEditor = user.roles.includes('editor') || user.roles.includes('admin');

  const begin = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyM' || !event.altKey || id === null) return;
    event.preventDefault();
    openRail();
    setQuote(quoteIn(textOf()));
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => begin(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  if (id === null) return { lines: null, part: null };
  const show = () => {
    openRail();
    requestAnimationFrame(() => document.querySelector('.wr-notes')?.scrollIntoView({ block: 'center' }));
  };
  return {
    lines: (
      <>
        {isOwner && <EditorChanges notes={notes} />}
        <NotesLine notes={notes} onShow={show} />
      </>
    ),
    part: (
      <NotesPart
        notes={notes}
        lang={draft.current().texts[0]?.lang ?? 'zh-Hans'}
        isEditor={isEditor}
        scope={textOf}
        quote={quote}
        onQuote={setQuote}
      />
    ),
  };
}
