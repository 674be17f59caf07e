import type { EventNews } from '@/backend/contract/alerts/event-news';
import { UNDO_ACCEPTED_SECONDS } from '@/backend/contract/writing/limits';
import { queueRows } from '@/backend/outbox/queue-rows';
import type { Context } from '@/backend/kernel/context';

/** Flashes that are older when they become live come from an archive and are not notified. */
const NEWS_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** An item as it stands before or after a change. */
interface StoryState {
  id: number;
  kind: string;
  isLive: boolean;
  isImportant: boolean;
  releaseTime: Date;
}

/** What a notification is about: a flash by its id, what happened to an event, or a price alert. */
export type AlertSubject = { content: number } | { event: number; news: EventNews } | { price: number };

/** Which subscriptions to notify: those with ids after a number, or one. */
type Alert = AlertSubject & {
  after?: number;
  only?: number;
  /** How often this one was tried before. */
  tries?: number;
  /** What all rows of one notification share. */
  run?: string;
};

/**
 * Queues, in the caller's transaction, notifications of flashes that have become live and important. They are sent once the
 * flash cannot be taken back any more.
 */
export async function queueAlerts(
  context: Context,
  before: readonly StoryState[],
  after: readonly StoryState[],
): Promise<void> {
  const since = context.now().getTime() - NEWS_MS;
  const isKey = (story: StoryState) => story.kind === 'flash' && story.isLive && story.isImportant;
  const earlierKeyIds = new Set(before.filter(isKey).map(({ id }) => id));
  const fresh = after.filter(
    (story) => isKey(story) && !earlierKeyIds.has(story.id) && story.releaseTime.getTime() > since,
  );
  for (const { id } of fresh) await queueAlert(context, { content: id }, UNDO_ACCEPTED_SECONDS * 1000);
}

/** Queues one row: after `waitMs`, or for the nth further try after 2^(n-1) minutes. */
export async function queueAlert(context: Context, alert: Alert, waitMs = 0): Promise<void> {
  const delay = alert.tries ? MINUTE_MS * 2 ** (alert.tries - 1) : waitMs;
  const now = context.now().getTime();
  const { run = `${now.toString(36)}-${context.random().toString(36).slice(2)}` } = alert;
  await queueRows(context, { kind: 'alert', payload: { ...alert, run }, dueAt: new Date(now + delay) });
}
