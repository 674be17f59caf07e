import { sql } from 'drizzle-orm';
import type { ScanResult } from '@/backend/contract/tickets/statuses';
import { idArray, textArray } from '@/backend/db/arrays';
import { instant, integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

interface Admission {
  ticketId: number | null;
  serverResult: ScanResult | null;
  receivedAt: Date;
}

/**
 * For each visitor who was let in without a network: when their ticket had been returned, as an ISO instant; else null.
 * Steps of the order after the scan was reported do not count, because the phone could not have known them.
 */
export async function refundTimes(
  { db }: Context,
  admissions: readonly Admission[],
): Promise<(string | null)[]> {
  const ofVoid = admissions.flatMap(({ ticketId, serverResult, receivedAt }, place) =>
    ticketId !== null && serverResult === 'void' ? [{ place, ticketId, at: receivedAt.toISOString() }] : [],
  );
  if (ofVoid.length === 0) return admissions.map(() => null);
  const [places, tickets] = [ofVoid.map(({ place }) => place), ofVoid.map(({ ticketId }) => ticketId)];
  // Log lines with a list of tickets are only about these tickets.
  const rows = await readRows(
    db,
    sql`
    select a.place, max(l.at) as at
    from unnest(${idArray(places)}, ${idArray(tickets)}, ${textArray(ofVoid.map(({ at }) => at))}::timestamptz[])
        a (place, ticket_id, received_at)
      join tickets t on t.id = a.ticket_id
      join order_log l on l.order_id = t.order_id and l.at <= a.received_at
    where l.action in ('refund', 'askRefund', 'cancel', 'cancelFree', 'expire', 'tickets_returned')
      and (l.detail->'tickets' is null or l.detail->'tickets' @> to_jsonb(t.id))
    group by a.place`,
    { place: integer, at: instant },
  );
  const times = new Map(rows.map(({ place, at }) => [place, at.toISOString()]));
  return admissions.map((_, place) => times.get(place) ?? null);
}

/** The same for one visitor. */
export const refundedAt = async (context: Context, admission: Admission): Promise<string | null> =>
  (await refundTimes(context, [admission]))[0] ?? null;
