import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { idArray } from '@/backend/db/arrays';
import { instant, integer, nullable, oneOf, type RowOf } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { SCAN_RESULTS } from '@/backend/contract/tickets/statuses';
import type { Context } from '@/backend/kernel/context';
import { refundTimes } from './refunded-at';

type Against = NonNullable<CallOutput<'activityOrder'>['tickets'][number]['offline_entry']>;

const ADMISSION_COLUMNS = {
  ticket_id: nullable(integer),
  result: oneOf(SCAN_RESULTS),
  server_result: nullable(oneOf(SCAN_RESULTS)),
  received_at: instant,
};
type Admission = RowOf<typeof ADMISSION_COLUMNS>;

/** What the rules say about each visitor whom a phone let in without a network; null when they agree. */
export async function findRuleConflicts(
  context: Context,
  admissions: readonly Admission[],
): Promise<(Omit<Against, 'time'> | null)[]> {
  const times = await refundTimes(
    context,
    admissions.map(({ ticket_id, result, server_result, received_at }) => ({
      ticketId: ticket_id,
      serverResult: result === 'admitted' ? server_result : null,
      receivedAt: received_at,
    })),
  );
  return admissions.map(({ result, server_result }, place) =>
    result === 'admitted' && server_result !== null
      ? { result: server_result, refunded_time: times[place] ?? null }
      : null,
  );
}

/** By ticket id: the last entry that was made against the rules; of the tickets of an order, or of these tickets. */
export async function offlineEntriesOf(
  context: Context,
  of: { orderId: number } | { ticketIds: readonly number[] },
): Promise<ReadonlyMap<number, Against>> {
  if ('ticketIds' in of && of.ticketIds.length === 0) return new Map();
  const wanted =
    'orderId' in of ? sql`t.order_id = ${of.orderId}` : sql`t.id = any(${idArray(of.ticketIds)})`;
  const rows = await readRows(
    context.db,
    sql`
    select distinct on (s.ticket_id) s.ticket_id, s.at, s.result, s.server_result, s.received_at
    from scans s join tickets t on t.id = s.ticket_id
    where ${wanted} and s.kind = 'entry' and s.result = 'admitted' and s.server_result is not null
      and s.undone_at is null order by s.ticket_id, s.at desc`,
    { ...ADMISSION_COLUMNS, ticket_id: integer, at: instant },
  );
  const verdicts = await findRuleConflicts(context, rows);
  return new Map(
    rows.flatMap(({ ticket_id, at }, place) => {
      const against = verdicts[place];
      return against ? [[ticket_id, { ...against, time: at.toISOString() }] as const] : [];
    }),
  );
}
