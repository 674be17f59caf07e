import { and, eq, gt, isNull, lte, min, ne, or } from 'drizzle-orm';
import { events } from '@/backend/db/schema/events';
import { memberFollows } from '@/backend/db/schema/follows';
import { ticketTypes } from '@/backend/db/schema/tickets';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { notifyFollowers } from './notify-followers';

/** A sale that opened longer ago is no news; long enough for a restart. */
const LATELY_MS = 3_600_000;

/**
 * Notes for followers of events that tickets everybody sees are on sale now; repeated, it notes nothing twice. Types that
 * open together are one piece of news.
 */
export async function notifyOfSales(context: Context): Promise<void> {
  const now = context.now();
  const opened = await context.db
    .select({ event: events.id, at: ticketTypes.saleOpens, first: min(ticketTypes.id) })
    .from(ticketTypes)
    .innerJoin(events, eq(events.id, ticketTypes.eventId))
    .innerJoin(memberFollows, and(eq(memberFollows.kind, 'event'), eq(memberFollows.targetId, events.id)))
    .where(
      and(
        eq(events.status, 'published'),
        gt(events.endTime, now),
        eq(ticketTypes.isHidden, false),
        ne(ticketTypes.kind, 'invitation'),
        or(isNull(ticketTypes.saleCloses), gt(ticketTypes.saleCloses, now)),
        lte(ticketTypes.saleOpens, now),
        gt(ticketTypes.saleOpens, new Date(now.getTime() - LATELY_MS)),
      ),
    )
    .groupBy(events.id, ticketTypes.saleOpens);
  for (const { event, at, first } of opened)
    if (at !== null)
      await inTransaction(context, (inner) =>
        // Known by the ticket type and not by the time, so that a sale that is put off by minutes is not told again.
        notifyFollowers(inner, { event, news: 'sale', mark: String(first), at: at.toISOString() }),
      );
}
