import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import { tags } from '@/backend/contract/tags';
import { events, eventTexts } from '@/backend/db/schema/events';
import { outbox } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { indexDocuments, removeDocuments } from '@/backend/modules/search/commands/index-documents';
import { queueAlert } from '@/backend/outbox/alerts';
import { queueEventAnnouncement } from '@/backend/outbox/announcements';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { moveGatePhones } from './move-gate-phones';

/** Days in which holders may return tickets of a moved event, whatever its refund rule. */
const REFUND_DAYS = 7;

const isAtAnotherTime = (before: EventRow, after: EventRow) =>
  before.startTime.getTime() !== after.startTime.getTime() ||
  before.endTime.getTime() !== after.endTime.getTime() ||
  before.timeZone !== after.timeZone;

/**
 * What follows a change of an event, in its transaction: updates search, the time its gate phones expire, and queues the
 * pages that are out of date. When a public event was moved to another time or place or cancelled, its holders are
 * notified, too. When it was moved, tickets can be returned for seven days, at most until it starts, whatever its refund
 * rule.
 */
export async function tellEventChange(
  context: Context,
  before: EventRow,
  after: EventRow,
  { isNew = false, isPlaceChanged = false } = {},
): Promise<void> {
  await indexEvent(context, after);
  await moveGatePhones(context, before, after);
  if (after.status === 'draft' || after.status === 'pending') return;
  await queueRevalidation(context, [tags.events, tags.event(after.id)]);
  const texts = await context.db
    .select({ lang: eventTexts.lang })
    .from(eventTexts)
    .where(eq(eventTexts.eventId, after.id));
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
    return tellHolders(context, after, 'cancelled');
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
      // What is written for the new date is erased after that one.
      ...(after.endTime > now && { erasedAt: null }),
    })
    .where(eq(events.id, after.id));
  const isAtAnotherStart = before.startTime.getTime() !== after.startTime.getTime();
  await tellHolders(context, after, 'moved', isAtAnotherStart ? before.startTime : undefined);
}

/** The starts an event had while it was public, without the present one, the last one last. */
function startsBefore(before: EventRow, after: EventRow): string[] {
  const [was, is] = [before.startTime.toISOString(), after.startTime.toISOString()];
  return [...before.previousStarts.filter((start) => start !== was), was].filter((start) => start !== is);
}

/**
 * Queues what writes to each holder, and what notifies the browsers that asked about this event. It names the change by its
 * number: what waits about an earlier one is left to the latest.
 * @param formerStart when it was to start before, if that changed
 */
async function tellHolders(
  context: Context,
  { id: eventId, sequence }: EventRow,
  change: 'moved' | 'cancelled',
  formerStart?: Date,
): Promise<void> {
  await queueAlert(context, { event: eventId, news: change });
  const was = (await startNotToldYet(context, eventId)) ?? formerStart?.toISOString();
  await context.db.insert(outbox).values({
    kind: 'eventChange',
    payload: { eventId, change, was: change === 'moved' ? was : undefined, number: sequence + 1 },
    dueAt: context.now(),
  });
}

/**
 * The start holders still know, where they have not been told of an earlier move. What is being told at this moment is waited
 * for.
 */
async function startNotToldYet({ db }: Context, eventId: number): Promise<string | undefined> {
  const rows = await db
    .select({ was: sql<string | null>`${outbox.payload} ->> 'was'` })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, 'eventChange'),
        isNull(outbox.deliveredAt),
        isNull(outbox.failedAt),
        sql`${outbox.payload} ->> 'eventId' = ${String(eventId)}`,
      ),
    )
    .orderBy(asc(outbox.id))
    .for('update');
  return rows.find(({ was }) => was !== null)?.was ?? undefined;
}

/** Updates the search index: a public event is in it, a draft is not. */
async function indexEvent(context: Context, event: EventRow): Promise<void> {
  const ref = { kind: 'event', refId: event.id } as const;
  if (event.status === 'draft' || event.status === 'pending') return removeDocuments(context, [ref]);
  const texts = await context.db.select().from(eventTexts).where(eq(eventTexts.eventId, event.id));
  const searchable = texts.map((text) => ({
    title: text.title,
    body: [
      text.summary,
      event.mode === 'online' ? '' : `${text.city} ${text.address}`,
      plainText(text.details),
    ].join('\n'),
  }));
  await indexDocuments(context, [{ ...ref, releaseTime: event.startTime, texts: searchable }]);
}
