import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { useAction } from '@/lib/accounts/use-action';
import { useCall } from '@/lib/accounts/use-call';
import type { Reply } from '@/lib/platform/calls/browser';

export type Notes = CallOutput<'draftNotes'>;
type Sent<Input> = Omit<Input, 'id'>;

const REFRESH_MS = 60_000;

/**
 * The notes on a draft, refreshed while the page is visible. Each action resolves to null, or to the reason why it
 * failed.
 */
export function useNotes(id: number | null) {
  const { send } = useAction();
  const { data, mutate } = useCall('draftNotes', id === null ? null : { id }, {
    keepPreviousData: false,
    refreshInterval: REFRESH_MS,
  });
  const settle = async (reply: Reply<unknown>): Promise<string | null> => {
    if (!reply.ok) return reply.message;
    await mutate();
    return null;
  };
  const of = <Input>(input: Input) => ({ id: id ?? 0, ...input });
  return {
    id,
    notes: data ?? null,
    add: async (input: Sent<CallInput<'addNote'>>) => settle(await send('addNote', of(input))),
    change: async (input: Sent<CallInput<'changeNote'>>) => settle(await send('changeNote', of(input))),
    putAside: async (changeId: number) => settle(await send('seeEditorChanges', of({ change_id: changeId }))),
  };
}

export type NotesOf = ReturnType<typeof useNotes>;
