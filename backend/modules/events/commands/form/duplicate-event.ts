import { eq, sql } from 'drizzle-orm';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import type { Locale } from '@/backend/contract/locale';
import { events, eventTexts } from '@/backend/db/schema/events';
import { ticketTypes } from '@/backend/db/schema/tickets';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { weeksLater } from '@/backend/kernel/text/time';
import { managedEvent, rolesIn } from '@/backend/modules/events/queries/managed';
import { readOwnEvent } from '@/backend/modules/events/queries/own-event';
import { countEvent } from './create-event';

const WEEK_MS = 7 * 86_400_000;

/**
 * Makes a draft with the texts, settings and ticket types of an event, with nothing sold and no co-hosts. It has the
 * same organiser, and its times are moved by whole weeks into the future, to the same local time. It is counted like a
 * new event. A co-worker who makes it has their role in it, too.
 * @throws ApiError notFound, forbidden for a member who may not hold events, tooManyRequests
 */
export async function duplicateEvent(
  context: Context,
  member: Member,
  id: number,
  locale: Locale,
): Promise<OwnEvent> {
  await managedEvent(context, member, id, 'edit');
  await countEvent(context, member);
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const now = inner.now();
    const event = await managedEvent(inner, member, id, 'edit');
    const weeks = Math.max(1, Math.ceil((now.getTime() - event.startTime.getTime()) / WEEK_MS));
    const later = (time: Date) => weeksLater(time, weeks, event.timeZone);
    const { id: _, ...fields } = event;
    const [copy] = await db
      .insert(events)
      .values({
        ...fields,
        ...NEVER_HAPPENED,
        startTime: later(event.startTime),
        endTime: later(event.endTime),
        createdAt: now,
        updatedTime: now,
      })
      .returning();
    if (!copy) throw new Error('the copy of an event was not stored');
    const texts = await db.select().from(eventTexts).where(eq(eventTexts.eventId, id));
    const types = await db.select().from(ticketTypes).where(eq(ticketTypes.eventId, id));
    const eventKey = { eventId: copy.id };
    if (texts.length > 0) await db.insert(eventTexts).values(texts.map((row) => ({ ...row, ...eventKey })));
    if (types.length > 0)
      await db.insert(ticketTypes).values(
        types.map(({ id: __, ...row }) => ({
          ...row,
          ...eventKey,
          taken: 0,
          saleOpens: row.saleOpens && later(row.saleOpens),
          saleCloses: row.saleCloses && later(row.saleCloses),
          steps: row.steps.map(({ price, until }) => ({
            price,
            until: later(new Date(until)).toISOString(),
          })),
        })),
      );
    // The owner has rights in the copy already; a co-worker gets the roles they have in the event.
    await db.execute(sql`insert into event_staff (event_id, user_id, role, created_at)
      select ${copy.id}, user_id, role, ${now.toISOString()}::timestamptz from event_staff
      where event_id = ${id} and user_id = ${member.id} and role not like 'asked%'`);
    return readOwnEvent(inner, copy, await rolesIn(inner, member, copy), locale);
  });
}

const NEVER_HAPPENED = {
  status: 'draft',
  isInTestMode: false,
  cancelKeptPercent: 0,
  version: 1,
  sequence: 0,
  changedAt: null,
  previousStarts: [],
  remindedStart: null,
  refundableUntil: null,
  cancelReason: '',
  cancelledAt: null,
  settledAt: null,
  erasedAt: null,
  requestKey: null,
  requestHash: '',
  sourceKey: null,
  imported: null,
} satisfies Partial<typeof events.$inferInsert>;
