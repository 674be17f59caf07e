import { useLocale } from 'next-intl';
import useSWR from 'swr';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import type { Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';

export type Notes = CallOutput<'pieceNotes'>;
type Sent<Input> = Omit<Input, 'id'>;

const REFRESH_MS = 60_000;

/**
 * The notes on a draft, refreshed while the page is visible. Each action resolves to null, or to the reason why it
 * failed.
 */
export function useNotes(id: number | null) {
  const locale = useLocale();
  const { data, mutate } = useSWR(
    id === null ? null : ['pieceNotes', id],
    async () => {
      const reply = id === null ? null : await postCall('pieceNotes', { id }, locale);
      return reply?.ok ? reply.data : null;
    },
    { refreshInterval: REFRESH_MS },
  );
  const settle = async (reply: Reply<unknown>): Promise<string | null> => {
    if (!reply.ok) {
      reportSessionEnded(reply);
      return reply.message;
    }
    await mutate();
    return null;
  };
  const of = <Input>(input: Input) => ({ id: id ?? 0, ...input });
  return {
    notes: data ?? null,
    add: async (input: Sent<CallInput<'addNote'>>) => settle(await postCall('addNote', of(input), locale)),
    change: async (input: Sent<CallInput<'changeNote'>>) =>
      settle(await postCall('changeNote', of(input), locale)),
    putAside: async (changeId: number) =>
      settle(await postCall('seeEditorChanges', of({ change_id: changeId }), locale)),
  };
}

export type NotesOf = ReturnType<typeof useNotes>;
