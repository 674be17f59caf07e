import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '@/backend/contract/locale';
import { heldLetters } from '@/backend/db/schema/letters';
import { outbox } from '@/backend/db/schema/system';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { toShortTime } from '@/backend/kernel/text/time';
import { pageUrl } from '@/backend/kernel/page-url';
import { notify } from '@/backend/modules/members/commands/messages';
import { eventsOf } from '@/backend/modules/tickets/queries/order-parts';
import { openPost } from './letters/cause-letter';
import { ticketCalendar } from './ticket-calendar';

const payload = z.object({
  eventId: z.number(),
  change: z.enum(['moved', 'cancelled']),
  /** When a moved event was to start as its holders know it; absent when that did not change. */
  was: z.iso.datetime().optional(),
  /** The how many-th change of the event it is. */
  number: z.number().optional(),
});

const KEYS = { moved: 'eventMoved', cancelled: 'eventCancelled' } as const;

/**
 * Notifies everybody with a ticket or an open order that an event was moved or cancelled: one letter per address, and one
 * notification per member. Of several changes that wait only the latest is told, from what holders knew before all of them.
 */
export async function tellHolders(context: Context, given: unknown): Promise<void> {
  const { eventId, change, was, number } = payload.parse(given);
  await inTransaction(context, async (inner) => {
    if (number !== undefined && (await isLaterWaiting(inner, eventId, number))) return;
    const people = await inner.db.execute<{ email: string; locale: Locale; user_id: string | null }>(sql`
      select distinct on (lower(coalesce(nullif(t.email, ''), o.email))) coalesce(nullif(t.email, ''), o.email) as email, o.locale, o.user_id
      from tickets t join orders o on o.id = t.order_id
      where t.event_id = ${eventId} and not o.is_test and (t.state in ('requested', 'reserved', 'valid', 'refunding')
        or ${change === 'cancelled'} and o.cause = 'event_cancelled')`);
    await dropOutdated(inner, eventId);
    const post = await openPost(inner, { eventId, by: null });
    const told = new Set<number>();
    for (const { email, locale, user_id } of people) {
      const event = (await eventsOf(inner, [eventId], locale)).get(eventId);
      if (!event) return;
      const { startTime, timeZone } = event.row;
      const isAtAnotherStart = was !== undefined && Date.parse(was) !== startTime.getTime();
      const key = isAtAnotherStart ? 'eventRescheduled' : KEYS[change];
      const values = {
        title: event.shown.title,
        when: toShortTime(startTime, timeZone),
        time: toShortTime(startTime, timeZone),
        ...(isAtAnotherStart && { was: toShortTime(new Date(was), timeZone) }),
        where: [event.shown.city, event.shown.address].filter(Boolean).join(' · '),
        reason: event.row.cancelReason,
        url: pageUrl(inner.config, locale, '/ac_mine'),
      };
      const base64 = Buffer.from(await ticketCalendar(inner, eventId, locale)).toString('base64');
      const entry = { filename: 'event.ics', contentType: 'text/calendar; charset=utf-8', base64 };
      if (email !== '') await post(email, key, () => ({ key, locale, values, attachments: [entry] }));
      const userId = Number(user_id ?? 0);
      if (userId === 0 || told.has(userId)) continue;
      told.add(userId);
      await notify(inner, userId, { kind: 'event', key, params: values, link: '/ac_mine' });
    }
  });
}

/** Whether a later change of the event waits to be told. */
async function isLaterWaiting({ db }: Context, eventId: number, number: number): Promise<boolean> {
  const later = await db.$count(
    outbox,
    and(
      eq(outbox.kind, 'eventChange'),
      isNull(outbox.deliveredAt),
      isNull(outbox.failedAt),
      sql`${outbox.payload} ->> 'eventId' = ${String(eventId)}`,
      sql`(${outbox.payload} ->> 'number')::int > ${number}`,
    ),
  );
  return later > 0;
}

/** What waits about an earlier change is no longer true. */
async function dropOutdated({ db }: Context, eventId: number): Promise<void> {
  const isEarlier = and(
    eq(heldLetters.eventId, eventId),
    eq(heldLetters.state, 'waiting'),
    inArray(heldLetters.key, [...Object.values(KEYS), 'eventRescheduled']),
  );
  await db.update(heldLetters).set({ state: 'outdated', payload: {} }).where(isEarlier);
}
