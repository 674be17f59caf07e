import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { DraftVersion } from '@/backend/contract/writing/draft';
import { useNotify } from '@/components/accounts/toast-provider';
import { useFarTimeQuestion } from '@/components/writing/use-far-time-question';
import { useMember } from '@/lib/accounts/use-member';
import { useAction } from '@/lib/accounts/use-action';
import { clearFormDrafts } from '@/lib/accounts/use-form-draft';
import { correctionKey } from '@/lib/desk/correction-key';
import { nextInQueue } from '@/lib/desk/queue';
import { useCall } from '@/lib/accounts/use-call';
import { useUndo } from '@/lib/desk/use-undo';
import type { Reply } from '@/lib/platform/calls/browser';
import { formatDate } from '@/lib/platform/dates/dates';
import { toInstant } from '@/lib/platform/dates/instant';
import { href } from '@/lib/platform/routing/href';

type Approval = CallInput<'approveContent'>;

const REFRESH_MS = 15_000;

/** The review queue, the open draft, and the decisions on it. `approve` and `reject` resolve with whether it was decided. */
export function useReview(initial: CallOutput<'reviewQueue'>, opened: number | null) {
  const t = useTranslations('desk.review');
  const locale = useLocale();
  const notify = useNotify();
  const member = useMember();
  const [current, setCurrent] = useState(opened);
  const [skipped, setSkipped] = useState<number[]>([]);
  const { send } = useAction();
  const [isBusy, setIsBusy] = useState(false);
  const queue = useCall('reviewQueue', { locale }, { fallbackData: initial, refreshInterval: REFRESH_MS });
  const draft = useCall('reviewDraft', current === null ? null : { id: current, locale }, {
    keepPreviousData: false,
  });
  const { sendConfirmed, question } = useFarTimeQuestion();
  const undo = useUndo<DraftVersion & { title: string; message: string }>();
  const { list, decided, stopped } = queue.data ?? initial;
  const row = list.find(({ id }) => id === current) ?? null;
  const mine = member.state === 'member' ? member.user.id : null;
  const holder = row?.holder && row.holder.id !== mine ? row.holder : null;

  /** The draft on the screen at this moment, which can be another one when a decision is answered. */
  const shown = useRef(opened);
  const open = (id: number | null) => {
    shown.current = id;
    setCurrent(id);
    const address = id === null ? href(locale, 'deskReview') : href(locale, 'deskReviewDraft', { id });
    window.history.replaceState(null, '', address);
    window.scrollTo(0, 0);
  };
  const next = (by: readonly number[] = skipped) => open(nextInQueue(list, current, { mine, skipped: by }));
  const step = (by: 1 | -1) => {
    const at = list.findIndex(({ id }) => id === current);
    const target = current === null ? list[0] : list[at + by];
    if (target) open(target.id);
    else if (list.length > 0) notify(t(by > 0 ? 'isLast' : 'isFirstOne'));
  };

  /**
   * After a decision on a draft: opens the next one unless another is open already, or shows why the decision was
   * refused. Reads the queue again in both cases.
   */
  const settle = (id: number, reply: Reply<DraftVersion>, message: string) => {
    setIsBusy(false);
    if (!reply.ok) {
      const isDecided = reply.key === 'conflict' || reply.key === 'wrongState';
      const holder = reply.key === 'heldByOther' ? reply.fields?.holder : undefined;
      notify(
        holder ? t('cannotDecide', { name: holder }) : isDecided ? t('decidedElsewhere') : reply.message,
      );
      void draft.mutate();
      void queue.mutate();
      return;
    }
    if (message !== '') notify(message);
    if (shown.current === id) next();
    void queue.mutate();
  };
  const isRead = draft.data?.id === current;
  const canDecide = isRead && holder === null && !isBusy;
  /** Why a key for a decision does nothing at the moment; null when it works. */
  const whyNot = (): string | null => {
    if (isBusy) return t('stillSending');
    if (holder) return t('cannotDecide', { name: holder.name });
    return isRead ? null : t(draft.error ? 'notWaiting' : 'stillReading');
  };

  const approve = async (
    more: Pick<
      Approval,
      'correction' | 'override_embargo' | 'drop_corrections' | 'release_time' | 'far'
    > = {},
  ) => {
    const { data } = draft;
    if (!data || !canDecide) return false;
    setIsBusy(true);
    const { id, version } = data;
    const title = data.submitted.texts[0]?.title ?? '';
    const due = toInstant(more.release_time ?? data.submitted.release_time);
    const isLater = due !== null && due.valueOf() > Date.now();
    const reply = await sendConfirmed((far) =>
      send('approveContent', { id, version, ...more, far: far || more.far }),
    );
    const message = t(
      data.withdrawn
        ? 'approvedStays'
        : isLater
          ? 'scheduled'
          : data.live === null
            ? 'approved'
            : 'approvedEdit',
      { title, time: formatDate(more.release_time ?? data.submitted.release_time, locale) },
    );
    if (reply.ok) {
      clearFormDrafts(correctionKey(data));
      undo.offer({ ...reply.data, title, message });
    }
    settle(id, reply, '');
    return reply.ok;
  };
  const reject = async (reason: string) => {
    const { data } = draft;
    if (!data || !canDecide || reason.trim() === '') return false;
    setIsBusy(true);
    const { id, version } = data;
    const reply = await send('rejectContent', { id, version, reason: reason.trim() });
    settle(id, reply, t('rejected', { title: data.submitted.texts[0]?.title ?? '' }));
    return reply.ok;
  };
  const undoPayment = async () => {
    if (!undo.item) return notify(t('nothingToUndo'));
    const { id, version, title } = undo.item;
    undo.close();
    const reply = await send('undoApproval', { id, version });
    notify(reply.ok ? t('takenBack', { title }) : reply.message);
    void queue.mutate();
  };
  const refresh = () => {
    void draft.mutate();
    void queue.mutate();
  };
  const skip = () => {
    if (current === null) return;
    const by = [...skipped, current];
    setSkipped(by);
    next(by);
  };

  return {
    list,
    decided,
    stopped,
    current,
    row,
    draft,
    holder,
    undo,
    mine,
    /** The question whether a time far ahead is meant; null when no question is open. */
    question,
    canDecide,
    whyNot,
    open,
    step,
    skip,
    approve,
    reject,
    takeBack: undoPayment,
    refresh,
  };
}
