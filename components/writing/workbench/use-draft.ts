import { useLocale } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { useSaving } from '@/lib/saving/use-saving';
import type { Opening } from '@/lib/writing/opening';
import { createDraft, type Draft } from '@/lib/writing/saving/draft-store';

/**
 * The draft of an editor page. Every change renders the page again, except typing in the text.
 * @param session increases each time the author signs in again
 */
export function useDraft(user: number, opening: Opening, session: number): Draft {
  const locale = useLocale();
  const [draft] = useState(() => createDraft(user, opening, locale));
  useSyncExternalStore(draft.onChange, draft.revision, draft.revision);
  useSaving(draft.saver, session, draft.copies.write);
  return draft;
}
