import { and, eq, gt, lte } from 'drizzle-orm';
import { events } from '@/backend/db/schema/events';
import { memberFollows } from '@/backend/db/schema/follows';
import { ticketTypes } from '@/backend/db/schema/tickets';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { notifyFollowers } from './notify-followers';

/** A sale that opened longer ago is no news; long enough for a restart. */
const LATELY_MS = 3_600_000;

/** Notes for followers of events that tickets are on sale now; repeated, it notes nothing twice. */
export async function notifyOfSales(context: Context): Promise<void> {
  const now = context.now();
  const opened = await context.db
    .selectDistinct({ event: events.id, at: ticketTypes.saleOpens })
    .from(ticketTypes)
    .innerJoin(events, eq(events.id, ticketTypes.eventId))
    .innerJoin(memberFollows, and(eq(memberFollows.kind, 'event'), eq(memberFollows.targetId, events.id)))
    .where(
      and(
        eq(events.status, 'published'),
        gt(events.endTime, now),
        lte(ticketTypes.saleOpens, now),
        gt(ticketTypes.saleOpens, new Date(now.getTime() - LATELY_MS)),
      ),
    );
  for (const { event, at } of opened)
    if (at !== null)
      await inTransaction(context, (inner) =>
        notifyFollowers(inner, { event, news: 'sale', mark: at.toISOString(), at: at.toISOString() }),
      );
}
