import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import {
  COMMENT_QUEUES,
  type CommentAct,
  type CommentQueue,
  type CommentReason,
} from '@/backend/contract/comments/states';
import { useAction } from '@/lib/accounts/use-action';
import { useCall } from '@/lib/accounts/use-call';
import type { Locale } from '@/lib/platform/language/locales';

type Queue = CallOutput<'commentQueue'>;
export type DeskComment = Queue['list'][number];

/** The queues a page of the desk begins with. */
export type Initial = Partial<Record<CommentQueue, Queue>>;

const REFRESH_MS = 20_000;

/** What the desk shows, and what an editor did last, which can be undone. */
interface Done {
  count: number;
  batch: string;
  act: CommentAct;
}

/**
 * The queues of comments, read again every twenty seconds, so that what another editor decided leaves the list; and the
 * decisions about them.
 */
export function useCommentQueues(initial: Initial, page: number) {
  const locale = useLocale();
  const { send, isBusy } = useAction();
  const [done, setDone] = useState<Done | null>(null);
  const [failure, setFailure] = useState('');
  const options = { initial, page, locale };
  const calls = {
    reported: useQueue('reported', options),
    appealed: useQueue('appealed', options),
    held: useQueue('held', options),
    new: useQueue('new', options),
    public: useQueue('public', options),
    removed: useQueue('removed', options),
  };
  const names = COMMENT_QUEUES.filter((name) => initial[name]);
  const refresh = () => Promise.all(names.map((name) => calls[name].mutate()));

  /** Shows why something was refused, and reads what is so now. */
  const settle = async (message: string | null, next: Done | null) => {
    setFailure(message ?? '');
    setDone(next);
    await refresh();
  };

  const decide = async (
    rows: readonly DeskComment[],
    act: 'approve' | 'remove',
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
    const act = is_picked ? 'unpick' : 'pick';
    const reply = await send('moderateComment', { id, act, version });
    await settle(
      reply.ok ? null : reply.message,
      reply.ok ? { count: 1, batch: reply.data.batch, act } : null,
    );
  };

  const queues = names.flatMap((name) => {
    const queue = calls[name].data ?? initial[name];
    return queue ? [{ name, ...queue }] : [];
  });
  return { queues, done, failure, isBusy, decide, undo, pick };
}

/** One queue, read again and again; none that was not given first. */
const useQueue = (
  queue: CommentQueue,
  { initial, page, locale }: { initial: Initial; page: number; locale: Locale },
) =>
  useCall('commentQueue', initial[queue] ? { queue, page, locale } : null, {
    refreshInterval: REFRESH_MS,
    keepPreviousData: true,
    fallbackData: initial[queue],
  });
