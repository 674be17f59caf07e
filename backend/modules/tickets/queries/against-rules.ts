import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { ScanResult } from '@/backend/contract/tickets/statuses';
import type { Context } from '@/backend/kernel/context';
import { refundedAt } from './refunded-at';

type Against = NonNullable<CallOutput<'activityOrder'>['tickets'][number]['offline_entry']>;

interface Admission {
  ticket_id: string | null;
  result: ScanResult;
  server_result: ScanResult | null;
  received_at: string;
}

/** What the rules say about a visitor whom a phone let in without a network; null when they agree. */
export async function againstRules(
  context: Context,
  { ticket_id, result, server_result, received_at }: Admission,
): Promise<Omit<Against, 'time'> | null> {
  if (result !== 'admitted' || server_result === null) return null;
  return {
    result: server_result,
    refunded_time: await refundedAt(context, {
      ticketId: ticket_id === null ? null : Number(ticket_id),
      serverResult: server_result,
      receivedAt: new Date(received_at),
    }),
  };
}

/** By ticket id: the last entry that was made against the rules; of the tickets of an order, or of these tickets. */
export async function offlineEntriesOf(
  context: Context,
  of: { orderId: number } | { ticketIds: readonly number[] },
): Promise<ReadonlyMap<number, Against>> {
  if ('ticketIds' in of && of.ticketIds.length === 0) return new Map();
  const wanted =
    'orderId' in of
      ? sql`t.order_id = ${of.orderId}`
      : sql`t.id in (${sql.join(
          of.ticketIds.map((id) => sql`${id}`),
          sql`, `,
        )})`;
  const rows = await context.db.execute<
    Admission & { ticket_id: string; at: string } & Record<string, unknown>
  >(sql`
    select distinct on (s.ticket_id) s.ticket_id, s.at, s.result, s.server_result, s.received_at
    from scans s join tickets t on t.id = s.ticket_id
    where ${wanted} and s.kind = 'entry' and s.result = 'admitted' and s.server_result is not null
      and s.undone_at is null order by s.ticket_id, s.at desc`);
  const found = new Map<number, Against>();
  for (const row of rows) {
    const against = await againstRules(context, row);
    if (against) found.set(Number(row.ticket_id), { ...against, time: new Date(row.at).toISOString() });
  }
  return found;
}
