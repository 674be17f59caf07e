import { queueRows } from '@/backend/outbox/queue-rows';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { localeSchema } from '@/backend/contract/fields';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import { tags } from '@/backend/contract/tags';
import { events, eventTexts } from '@/backend/db/schema/events';
import { outbox } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { indexDocuments, removeDocuments } from '@/backend/modules/search/commands/index-documents';
import { queueAlert } from '@/backend/outbox/alerts';
import { queueFollowedEvent } from '@/backend/outbox/follows';
import { queueEventAnnouncement } from '@/backend/outbox/announcements';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { queueWebhookFact } from '@/backend/outbox/webhook-facts';
import type { Place } from './place';
import { moveGatePhones } from '@/backend/modules/events/commands/move-gate-phones';

/** Days in which holders may return tickets of a moved event, whatever its refund rule. */
const REFUND_DAYS = 7;

const isAtAnotherTime = (before: EventRow, after: EventRow) =>
  before.startTime.getTime() !== after.startTime.getTime() ||
  before.endTime.getTime() !== after.endTime.getTime() ||
  before.timeZone !== after.timeZone;

const factOf = (before: EventRow, { status }: EventRow) =>
  status === 'cancelled' ? 'cancelled' : before.status === 'published' ? 'changed' : 'published';

interface Change {
  isNew?: boolean;
  isPlaceChanged?: boolean;
  /** The place before the change. */
  place?: Place;
}

/**
 * Applies the consequences of a change of an event, in its transaction: updates the search index and the time at which
 * gate phones expire, and queues the pages that are out of date. When a public event was moved to another time or
 * place, or cancelled, its holders are notified. When it was moved, tickets can be returned for seven days, at most
 * until it starts, whatever its refund rule.
 */
export async function notifyEventChange(
  context: Context,
  before: EventRow,
  after: EventRow,
  { isNew = false, isPlaceChanged = false, place }: Change = {},
): Promise<void> {
  await indexEvent(context, after);
  await moveGatePhones(context, before, after);
  if (after.status === 'draft' || after.status === 'pending') return;
  await queueRevalidation(context, [tags.events, tags.event(after.id)]);
  const texts = await context.db
    .select({ lang: eventTexts.lang })
    .from(eventTexts)
    .where(eq(eventTexts.eventId, after.id));
  await queueWebhookFact(context, `event.${factOf(before, after)}`, [after.id]);
  await queueEventAnnouncement(context, { id: after.id, langs: texts.map(({ lang }) => lang) });
  if (before.status !== 'published' && after.status === 'published')
    await queueAlert(context, { event: after.id, news: 'published' });
  if (isNew || before.status !== 'published') return;
  const now = context.now();
  if (after.status === 'cancelled') {
    await context.db
      .update(events)
      .set({ sequence: after.sequence + 1 })
      .where(eq(events.id, after.id));
    return notifyHolders(context, after, 'cancelled');
  }
  if (!isPlaceChanged && !isAtAnotherTime(before, after)) return;
  const refundableUntil = new Date(
    Math.min(after.startTime.getTime(), now.getTime() + REFUND_DAYS * 86_400_000),
  );
  await context.db
    .update(events)
    .set({
      sequence: after.sequence + 1,
      changedAt: now,
      refundableUntil,
      previousStarts: startsBefore(before, after),
      // Data written for the new date are erased after that date.
      ...(after.endTime > now && { erasedAt: null }),
    })
    .where(eq(events.id, after.id));
  const isAtAnotherStart = before.startTime.getTime() !== after.startTime.getTime();
  await notifyHolders(context, after, 'moved', {
    ...(isAtAnotherStart && { was: before.startTime.toISOString() }),
    ...(isPlaceChanged && place && { wasPlace: place.texts }),
    isTimeChanged: isAtAnotherTime(before, after),
  });
}

/** The earlier starts of an event while it was public, without the current one, the most recent last. */
function startsBefore(before: EventRow, after: EventRow): string[] {
  const [was, is] = [before.startTime.toISOString(), after.startTime.toISOString()];
  return [...before.previousStarts.filter((start) => start !== was), was].filter((start) => start !== is);
}

/**
 * Queues the letters and notifications to the holders, and the notifications to browsers subscribed to this event. The
 * outbox row carries the number of the change: rows about earlier changes are dropped in favour of the latest.
 * @param former what holders knew before about the fields that changed
 */
async function notifyHolders(
  context: Context,
  { id: eventId, sequence }: EventRow,
  change: 'moved' | 'cancelled',
  former: Former = {},
): Promise<void> {
  await queueAlert(context, { event: eventId, news: change });
  await queueFollowedEvent(context, eventId, change, String(sequence + 1));
  const notifiedState = { ...former, ...(await notNotifiedYet(context, eventId)) };
  const isTimeChanged = former.isTimeChanged === true || notifiedState.isTimeChanged === true;
  await queueRows(context, {
    kind: 'eventChange',
    payload: {
      ...{ eventId, change, number: sequence + 1 },
      ...(change === 'moved' && { ...notifiedState, isTimeChanged }),
    },
    dueAt: context.now(),
  });
}

/** What holders knew of an event before it was moved. */
const formerSchema = z.object({
  /** The earlier start. */
  was: z.iso.datetime().optional(),
  wasPlace: z.array(z.object({ lang: localeSchema, city: z.string(), address: z.string() })).optional(),
  isTimeChanged: z.boolean().optional(),
});
type Former = z.infer<typeof formerSchema>;

/**
 * What holders still believe, because earlier moves are queued but not sent yet: the first of these counts. Rows that
 * are being sent at this moment are locked, and waited for.
 */
async function notNotifiedYet({ db }: Context, eventId: number): Promise<Former> {
  const rows = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, 'eventChange'),
        isNull(outbox.deliveredAt),
        isNull(outbox.failedAt),
        sql`${outbox.payload} ->> 'eventId' = ${String(eventId)}`,
      ),
    )
    .orderBy(desc(outbox.id))
    .for('update');
  const untold = rows.map(({ payload }) => formerSchema.parse(payload));
  const isTimeChanged = untold.some((state) => state.isTimeChanged === true);
  return untold.reduce((state, earlier) => ({ ...state, ...earlier, isTimeChanged }), {});
}

/** Updates the search index: a public event is in it, a draft is not. */
async function indexEvent(context: Context, event: EventRow): Promise<void> {
  const ref = { kind: 'event', refId: event.id } as const;
  if (event.status === 'draft' || event.status === 'pending') return removeDocuments(context, [ref]);
  const texts = await context.db.select().from(eventTexts).where(eq(eventTexts.eventId, event.id));
  const searchable = texts.map((text) => ({
    lang: text.lang,
    title: text.title,
    body: [
      text.summary,
      event.mode === 'online' ? '' : `${text.city} ${text.address}`,
      plainText(text.details),
    ].join('\n'),
  }));
  await indexDocuments(context, [{ ...ref, releaseTime: event.startTime, texts: searchable }]);
}
