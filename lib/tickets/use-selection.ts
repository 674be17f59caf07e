import { useCallback, useMemo } from 'react';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { parseSelection, type Selection } from './selection';

/** The key of the draft in which a selection is stored. */
export const selectionDraft = (eventId: number): string => `tickets-${eventId}`;

/** The selection for an event; it survives a reload of this tab, and signing in. Setting null deletes it. */
export function useSelection(eventId: number): [Selection, (selection: Selection | null) => void] {
  const [text, setText] = useFormDraft(selectionDraft(eventId), '');
  const selection = useMemo(() => parseSelection(text), [text]);
  const set = useCallback(
    (next: Selection | null) => setText(next === null ? '' : JSON.stringify(next)),
    [setText],
  );
  return [selection, set];
}
