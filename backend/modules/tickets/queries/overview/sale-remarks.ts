import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { SALE_REMARKS, type SaleRemark } from '@/backend/contract/tickets/statuses';
import { integer, nullable, oneOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

type Remarks = CallOutput<'activityHome'>['remarks'];

/** How many remarks fit on a chart. */
const MAX_REMARKS = 5;
/** The kinds of remarks, the one that explains most about a sale first. */
const RANK: readonly SaleRemark[] = ['opened', 'moved', 'step_ended', 'sold_out', 'closed'];

/**
 * Remarks that explain the sales of an event, at most five, oldest first. A ticket type counts as sold out on the day
 * of its last order, as long as all of its seats are taken. The caller must check the rights.
 */
export async function readSaleRemarks({ db, now }: Context, eventId: number): Promise<Remarks> {
  const moment = sql`${now().toISOString()}::timestamptz`;
  const rows = await readRows(
    db,
    sql`
    with sold as (
      select t.ticket_type_id as id, min(o.paid_at) as first, max(o.paid_at) as last
      from orders o join tickets t on t.order_id = o.id
      where o.event_id = ${eventId} and o.paid_at is not null and not o.is_test group by 1),
    found as (
      select 'opened' as kind, null::bigint as id, min(first) as at from sold having count(*) > 0
      union all select 'moved', null, changed_at from events where id = ${eventId} and changed_at is not null
      union all select 'step_ended', k.id, (s.value ->> 'until')::timestamptz
        from ticket_types k, jsonb_array_elements(k.steps) s where k.event_id = ${eventId}
      union all select 'closed', id, sale_closes from ticket_types where event_id = ${eventId}
      union all select 'sold_out', k.id, sold.last from ticket_types k join sold on sold.id = k.id
        where k.event_id = ${eventId} and k.taken >= k.quantity and k.quantity > 0)
    select kind, id, to_char(at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD') as day
    from found where at <= ${moment} order by at`,
    { day: text, kind: oneOf(SALE_REMARKS), id: nullable(integer) },
  );
  return rows
    .map(({ kind, id, day }) => ({ day, kind, ticket_type_id: id }))
    .sort((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind))
    .slice(0, MAX_REMARKS)
    .sort((a, b) => a.day.localeCompare(b.day));
}
