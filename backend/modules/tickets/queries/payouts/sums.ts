import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { readRows } from '@/backend/db/rows';
import { integer, text } from '@/backend/db/codec';
import type { Context } from '@/backend/kernel/context';

type Sums = CallOutput<'activityPayouts'>['sums'];

/**
 * The money that an event owes its buyers, and its unmatched money, by currency and group; in minor units, without test
 * orders.
 */
export async function readPayoutSums({ db }: Context, eventId: number): Promise<Sums> {
  return readRows(
    db,
    sql`
    with of_orders as (
      select o.currency, o.parked, 0 as unmatched,
        (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.is_manual
          and r.state = 'waiting' and o.payout_account is not null) as to_pay,
        (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.is_manual
          and r.state = 'waiting' and o.payout_account is null) as no_account,
        (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.state = 'done'
          and r.missing_at is not null) as missing,
        (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and not r.is_manual
          and r.state in ('waiting', 'sent')) as by_provider,
        greatest(0,
          (select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id and p.state = 'received')
          - (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.state <> 'failed')
          - greatest(0, (select coalesce(sum(t.price), 0) from tickets t where t.order_id = o.id
            and t.state in ('requested', 'reserved', 'valid', 'refunding')) - o.waived)
          - o.kept - o.parked) as undecided
      from orders o where o.event_id = ${eventId} and not o.is_test
      union all select currency, 0, amount, 0, 0, 0, 0, 0 from unmatched_money
        where event_id = ${eventId} and state = 'open')
    select currency, sum(to_pay) as to_pay, sum(no_account) as no_account, sum(missing) as missing,
      sum(undecided) as undecided, sum(parked) as parked, sum(by_provider) as by_provider,
      sum(unmatched) as unmatched,
      sum(to_pay + no_account + missing + undecided + parked) as owed
    from of_orders group by 1 
      having sum(to_pay + no_account + missing + undecided + parked + by_provider + unmatched) > 0
    order by 1`,
    {
      currency: text,
      owed: integer,
      to_pay: integer,
      no_account: integer,
      missing: integer,
      undecided: integer,
      parked: integer,
      by_provider: integer,
      unmatched: integer,
    },
  );
}
