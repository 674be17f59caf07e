import { sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { fromReference } from '@/backend/contract/tickets/reference';
import { orders } from '@/backend/db/schema/orders';
import { unansweredTransfer } from '@/backend/db/unanswered-transfer';
import { contains } from '@/backend/db/text-match';
import { integer, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { inArray } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { readMoneyOf, sumOf } from '@/backend/modules/tickets/queries/money/money';
import { toRows } from './read';

type Input = CallParsedInput<'activityOrders'>;

/**
 * A page of orders of an event, the latest change first, and the number of orders by state, without test orders. The caller must check the
 * rights.
 */
export async function listEventOrders(context: Context, input: Input): Promise<CallOutput<'activityOrders'>> {
  const { db } = context;
  const { page, size, activity_id: eventId, locale } = input;
  const where = sql.join([sql`o.event_id = ${eventId}`, ...filters(input)], sql` and `);
  const pageRows = await readRows(
    db,
    sql`
    select o.id, count(*) over () as total from orders o where ${where}
    order by o.updated_at desc, o.id desc limit ${size} offset ${(page - 1) * size}`,
    { id: integer, total: integer },
  );
  const ids = pageRows.map(({ id }) => id);
  const unsorted = ids.length === 0 ? [] : await db.select().from(orders).where(inArray(orders.id, ids));
  const rows = ids.flatMap((id) => unsorted.filter((row) => row.id === id));
  const monies = await readMoneyOf(context, rows);
  const heads = new Map((await toRows(context, rows, locale, monies)).map((head) => [head.id, head]));
  const list = rows.flatMap((order) => {
    const head = heads.get(order.id);
    const money = monies.get(order.id);
    if (!head || !money) return [];
    const { received, returned, refunds, toReturn } = money;
    const { event: _, ...rest } = head;
    const { name, email, method } = order;
    return {
      ...rest,
      name,
      email,
      method,
      transfer_id: order.transferId ?? '',
      paid: received,
      refunded: returned,
      to_pay_back: sumOf(refunds.filter(({ isManual, state }) => isManual && state === 'waiting')),
      to_return: toReturn,
    };
  });
  return {
    list,
    total: pageRows[0]?.total ?? 0,
    page,
    size,
    counts: await countStates(context, eventId),
  };
}

function filters({ status, keyword, ticket_type_id, method, from }: Input) {
  const match = contains(keyword);
  const number = fromReference(keyword);
  const isTime = from !== undefined && !Number.isNaN(Date.parse(from));
  return [
    status === 'to_confirm' && unansweredTransfer('o'),
    status && status !== 'to_confirm' && sql`o.status = ${status}`,
    ticket_type_id &&
      sql`exists (select 1 from order_items i where i.order_id = o.id and i.ticket_type_id = ${ticket_type_id})`,
    method && sql`o.method = ${method}`,
    isTime && sql`o.created_at >= ${new Date(from).toISOString()}::timestamptz`,
    number && sql`o.number = ${number}`,
    !number &&
      keyword !== '' &&
      sql`(o.name ${match} or o.email ${match} or o.number ${match} or o.transfer_id ${match}
        or exists (select 1 from tickets t where t.order_id = o.id and (t.code ${match} or t.name ${match} or t.email ${match})))`,
  ].filter((condition) => typeof condition === 'object' && condition !== null);
}

async function countStates({ db }: Context, eventId: number): Promise<Record<string, number>> {
  const rows = await readRows(
    db,
    sql`
    select status as state, count(*) as total from orders where event_id = ${eventId} and not is_test group by 1
    union all select 'to_confirm', count(*) from orders
      o where event_id = ${eventId} and not is_test and ${unansweredTransfer('o')}
    union all select 'unmatched', count(*) from unmatched_money where event_id = ${eventId} and state = 'open'`,
    { state: text, total: integer },
  );
  const counts = Object.fromEntries(rows.map(({ state, total }) => [state, total]));
  const { to_confirm: _, unmatched: __, ...states } = counts;
  return { ...counts, all: Object.values(states).reduce((sum, stateCount) => sum + stateCount, 0) };
}
