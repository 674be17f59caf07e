import { asc, eq } from 'drizzle-orm';
import { ticketTypes } from '@/backend/db/schema/tickets';
import type { Context } from '@/backend/kernel/context';

/** The currencies an event is sold in, that of its first ticket type first. */
export async function eventCurrencies({ db }: Context, eventId: number): Promise<string[]> {
  const rows = await db
    .select({ currency: ticketTypes.currency })
    .from(ticketTypes)
    .where(eq(ticketTypes.eventId, eventId))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id));
  return [...new Set(rows.map(({ currency }) => currency))];
}
