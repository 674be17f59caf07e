import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { CommentReason } from '@/backend/contract/comments/states';
import { useAction } from '@/lib/accounts/use-action';
import { useCall } from '@/lib/accounts/use-call';

type Queue = CallOutput<'commentQueue'>;
export type DeskComment = Queue['list'][number];

/** The queues an editor works through, in the order they are shown. */
export const WAITING_QUEUES = ['reported', 'appealed', 'held', 'new'] as const;

const REFRESH_MS = 20_000;

/** What the desk shows, and what an editor did last, which can be undone. */
interface Done {
  count: number;
  batch: string;
  act: 'approve' | 'remove';
}

/**
 * The queues of comments, read again every twenty seconds, so that what another editor decided leaves the list; and the
 * decisions about them.
 */
export function useCommentQueues(initial: Record<(typeof WAITING_QUEUES)[number], Queue>) {
  const locale = useLocale();
  const { send, isBusy } = useAction();
  const [done, setDone] = useState<Done | null>(null);
  const [failure, setFailure] = useState('');
  const options = { refreshInterval: REFRESH_MS, keepPreviousData: true };
  const reported = useCall(
    'commentQueue',
    { queue: 'reported', locale },
    { ...options, fallbackData: initial.reported },
  );
  const appealed = useCall(
    'commentQueue',
    { queue: 'appealed', locale },
    { ...options, fallbackData: initial.appealed },
  );
  const waiting = useCall(
    'commentQueue',
    { queue: 'held', locale },
    { ...options, fallbackData: initial.held },
  );
  const fresh = useCall('commentQueue', { queue: 'new', locale }, { ...options, fallbackData: initial.new });
  const refresh = () => Promise.all([reported.mutate(), appealed.mutate(), waiting.mutate(), fresh.mutate()]);

  /** Shows why something was refused, and reads what is so now. */
  const settle = async (message: string | null, next: Done | null) => {
    setFailure(message ?? '');
    setDone(next);
    await refresh();
  };

  const decide = async (
    rows: readonly DeskComment[],
    act: Done['act'],
    reason?: CommentReason,
    more: { note?: string; banDays?: number } = {},
  ) => {
    const [first] = rows;
    if (!first || isBusy) return;
    if (rows.length === 1 && first.same === 1 && more.banDays === undefined) {
      const { id, version } = first;
      const reply = await send('moderateComment', { id, act, reason, version, note: more.note });
      return settle(
        reply.ok ? null : reply.message,
        reply.ok ? { count: 1, batch: reply.data.batch, act } : null,
      );
    }
    const reply = await send('moderateComments', {
      ids: rows.map(({ id }) => id),
      act,
      reason,
      note: more.note,
      with_same: true,
      ban_days: more.banDays,
    });
    await settle(
      reply.ok ? null : reply.message,
      reply.ok ? { count: reply.data.done, batch: reply.data.batch, act } : null,
    );
  };

  const undo = async () => {
    if (!done || isBusy) return;
    const reply = await send('undoCommentDecision', { batch: done.batch });
    await settle(reply.ok ? null : reply.message, null);
  };

  const pick = async ({ id, version, is_picked }: DeskComment) => {
    const reply = await send('moderateComment', { id, act: is_picked ? 'unpick' : 'pick', version });
    await settle(reply.ok ? null : reply.message, null);
  };

  const queues = {
    reported: reported.data ?? initial.reported,
    appealed: appealed.data ?? initial.appealed,
    held: waiting.data ?? initial.held,
    new: fresh.data ?? initial.new,
  };
  return { queues, done, failure, isBusy, decide, undo, pick };
}
