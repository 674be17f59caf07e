import { sql } from 'drizzle-orm';
import type { ScanResult } from '@/backend/contract/tickets/statuses';
import { instant, nullable } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

interface Admission {
  ticketId: number | null;
  serverResult: ScanResult | null;
  receivedAt: Date;
}

/**
 * When the ticket of a visitor who was let in without a network had been returned, as an ISO instant; else null. Steps
 * of the order after the scan was reported do not count, because they are not what the phone could not know.
 */
export async function refundedAt(
  { db }: Context,
  { ticketId, serverResult, receivedAt }: Admission,
): Promise<string | null> {
  if (ticketId === null || serverResult !== 'void') return null;
  // Log lines with a list of tickets are only about these tickets.
  const [row] = await readRows(
    db,
    sql`
    select max(l.at) as at from order_log l join tickets t on t.order_id = l.order_id
    where t.id = ${ticketId} and l.at <= ${receivedAt.toISOString()}::timestamptz
      and l.action in ('refund', 'askRefund', 'cancel', 'cancelFree', 'expire', 'tickets_returned')
      and (l.detail->'tickets' is null or l.detail->'tickets' @> to_jsonb(t.id))`,
    { at: nullable(instant) },
  );
  return row?.at?.toISOString() ?? null;
}
