import { sql, type SQL } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { Member } from '@/backend/kernel/caller';
import { unansweredTransfer } from '@/backend/db/unanswered-transfer';
import { integer, localText, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { readGateNumbers } from '@/backend/modules/tickets/queries/gate/numbers';
import { readSaleRemarks } from './sale-remarks';

type Home = CallOutput<'activityHome'>;

/**
 * The numbers of one event, or of all events of a member, without test orders and their check-ins.
 * @throws ApiError notFound
 */
export async function readHome(
  context: Context,
  member: Member,
  { activity_id, locale }: CallParsedInput<'activityHome'>,
): Promise<Home> {
  if (activity_id !== undefined) await managedEvent(context, member, activity_id, 'see');
  const memberEvents = sql`(select e.id from events e join organisers o on o.id = e.organiser_id
    where o.user_id = ${member.id} and e.status in ('published', 'cancelled'))`;
  const events = activity_id === undefined ? memberEvents : sql`(${activity_id}::bigint)`;
  const types = await readTypes(context, events, locale);
  return {
    seats: await readEquation(context, events, types),
    ...(await readWaiting(context, events)),
    types,
    sales: await readSales(context, events),
    check_ins: await readCheckIns(context, events),
    remarks: activity_id === undefined ? [] : await readSaleRemarks(context, activity_id),
    gate: activity_id === undefined ? null : await readGateNumbers(context, activity_id, locale),
    ...(await readIncome(context, events)),
  };
}

/** seats = checked_in + paid + held + unsold: each seat is counted once. */
async function readEquation({ db }: Context, events: SQL, types: Home['types']): Promise<Home['seats']> {
  const [row] = await readRows(
    db,
    sql`
    select coalesce(sum(least(k.seats, e.capacity)), 0) as seats from events e join (
      select event_id, sum(quantity) as seats from ticket_types group by 1) k on k.event_id = e.id where e.id in ${events}`,
    { seats: integer },
  );
  const sum = (pick: (type: Home['types'][number]) => number) =>
    types.reduce((total, type) => total + pick(type), 0);
  const seats = row?.seats ?? 0;
  const [checkedIn, reservedSeats] = [sum((type) => type.checked_in), sum((type) => type.held)];
  const paid = sum((type) => type.sold) - checkedIn;
  return {
    seats,
    checked_in: checkedIn,
    paid,
    held: reservedSeats,
    unsold: seats - checkedIn - paid - reservedSeats,
  };
}

async function readTypes({ db }: Context, events: SQL, locale: Locale): Promise<Home['types']> {
  const rows = await readRows(
    db,
    sql`
    select k.id, k.name, k.quantity, k.currency, count(t.id) filter (where t.state = 'reserved') as held,
      count(t.id) filter (where t.state in ('valid', 'refunding')) as sold,
      count(t.id) filter (where t.state in ('valid', 'refunding') and exists (select 1 from scans s
        where s.ticket_id = t.id and s.result = 'admitted' and s.kind = 'entry' and s.undone_at is null)) as checked_in,
      coalesce(sum(t.price) filter (where t.state in ('valid', 'refunding')), 0) as amount
    from ticket_types k left join (tickets t join orders o on o.id = t.order_id and not o.is_test) on t.ticket_type_id = k.id
    where k.event_id in ${events} group by k.id order by k.event_id, k.position`,
    {
      id: integer,
      name: localText,
      quantity: integer,
      currency: text,
      held: integer,
      sold: integer,
      checked_in: integer,
      amount: integer,
    },
  );
  return rows.map((row) => ({
    ticket_type_id: row.id,
    name: pickText(row.name, locale).text,
    quantity: row.quantity,
    held: row.held,
    sold: row.sold,
    checked_in: row.checked_in,
    income: { currency: row.currency, amount: row.amount },
  }));
}

async function readWaiting({ db }: Context, events: SQL) {
  const [row] = await readRows(
    db,
    sql`
    select count(*) filter (where ${unansweredTransfer('orders')}) as confirm,
      count(*) filter (where status = 'awaiting_approval') as approve,
      (select count(*) from refunds r join orders p on p.id = r.order_id where p.event_id in ${events} and not p.is_test
        and r.is_manual and r.state = 'waiting') as payouts,
      (select count(*) from waitlist w where w.state = 'waiting' and w.event_id in ${events}) as waiting
    from orders where event_id in ${events} and not is_test`,
    { confirm: integer, approve: integer, waiting: integer, payouts: integer },
  );
  return {
    to_confirm: row?.confirm ?? 0,
    to_approve: row?.approve ?? 0,
    to_pay_out: row?.payouts ?? 0,
    waiting: row?.waiting ?? 0,
  };
}

async function readSales({ db }: Context, events: SQL): Promise<Home['sales']> {
  const rows = await readRows(
    db,
    sql`
    select to_char(o.paid_at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD') as day, t.ticket_type_id as id,
      count(*) as total, sum(t.price) as amount, o.currency
    from orders o join tickets t on t.order_id = o.id
    where o.event_id in ${events} and o.paid_at is not null and not o.is_test
    group by 1, 2, 5 order by 1, 2`,
    { day: text, id: integer, total: integer, amount: integer, currency: text },
  );
  return rows.map((row) => ({
    day: row.day,
    ticket_type_id: row.id,
    tickets: row.total,
    amount: row.amount,
    currency: row.currency,
  }));
}

async function readCheckIns({ db }: Context, events: SQL): Promise<Home['check_ins']> {
  const rows = await readRows(
    db,
    sql`
    select floor(extract(epoch from s.at) / 300) * 300 as slot, count(*) as total
    from scans s join check_in_lists l on l.id = s.list_id
      join tickets t on t.id = s.ticket_id join orders o on o.id = t.order_id and not o.is_test
    where l.event_id in ${events} and s.result = 'admitted' and s.kind = 'entry' and s.undone_at is null
    group by 1 order by 1`,
    { slot: integer, total: integer },
  );
  return rows.map((row) => ({
    from: new Date(row.slot * 1000).toISOString(),
    count: row.total,
  }));
}

async function readIncome(
  { db }: Context,
  events: SQL,
): Promise<Pick<Home, 'income' | 'refunded' | 'to_pay_back' | 'to_return'>> {
  const rows = await readRows(
    db,
    sql`
    with sums as (
      select o.id, o.currency, o.kept + o.parked as kept, o.waived,
        (select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id and p.state = 'received') as received,
        (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.state = 'done') as back,
        (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.state in ('waiting', 'sent')) as going,
        (select coalesce(sum(t.price), 0) from tickets t where t.order_id = o.id
          and t.state in ('requested', 'reserved', 'valid', 'refunding')) as due
      from orders o where o.event_id in ${events} and not o.is_test)
    select currency, sum(received) as received, sum(back) as back, sum(going) as going,
      sum(greatest(0, received - back - going - greatest(0, due - waived) - kept)) as over
    from sums group by 1 order by 1`,
    { currency: text, received: integer, back: integer, going: integer, over: integer },
  );
  const pick = (field: 'received' | 'back' | 'going' | 'over') =>
    rows.map((row) => ({ currency: row.currency, amount: row[field] })).filter(({ amount }) => amount > 0);
  return {
    income: pick('received'),
    refunded: pick('back'),
    to_pay_back: pick('going'),
    to_return: pick('over'),
  };
}
