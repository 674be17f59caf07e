import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { unansweredTransfer } from '@/backend/db/unanswered-transfer';
import { boolean, integer, language, list, nullable, object, type RowOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { preferred } from '@/backend/kernel/text/local';

type Duties = CallOutput<'accountDuties'>;
const NAMED_COLUMNS = {
  id: integer,
  titles: nullable(list(object({ lang: language, title: text }))),
};
type Named = RowOf<typeof NAMED_COLUMNS>;
const ORDER_COLUMNS = {
  ...NAMED_COLUMNS,
  number: text,
  is_money: boolean,
  is_ticket: boolean,
};
type Order = RowOf<typeof ORDER_COLUMNS>;

const TITLES = sql`(select json_agg(json_build_object('lang', t.lang, 'title', t.title))
  from event_texts t where t.event_id = e.id) as titles`;

/** What a member has to settle before leaving, and which tickets would be lost. Test orders do not count. */
export async function readDuties({ db, now }: Context, userId: number, locale: Locale): Promise<Duties> {
  const moment = sql`${now().toISOString()}::timestamptz`;
  const userEvents = sql`events e join organisers o on o.id = e.organiser_id and o.user_id = ${userId}`;
  const live = await readRows(
    db,
    sql`select e.id, ${TITLES} from ${userEvents}
    where e.status = 'published' and e.end_time > ${moment} order by e.start_time, e.id`,
    NAMED_COLUMNS,
  );
  const money = await readRows(
    db,
    sql`select e.id, ${TITLES} from ${userEvents}
    where exists (select 1 from orders d where d.event_id = e.id and not d.is_test and (
      d.status = 'refund_in_progress' or ${unansweredTransfer('d')}))
      or e.status = 'cancelled' and e.settled_at is null
    order by e.start_time, e.id`,
    NAMED_COLUMNS,
  );
  const bought = await readRows(
    db,
    sql`
    select d.id, d.number, ${TITLES},
      d.status = 'refund_in_progress' or d.status = 'payment_in_progress' and d.method <> '' as is_money,
      e.end_time > ${moment} and e.status = 'published' and exists (select 1 from tickets t
        where t.order_id = d.id and t.version = 1 and t.state in ('valid', 'refunding')) as is_ticket
    from orders d join events e on e.id = d.event_id
    where d.user_id = ${userId} and not d.is_test and not d.is_guest order by d.id`,
    ORDER_COLUMNS,
  );
  const named = (row: Named) => ({ id: row.id, title: preferred(row.titles ?? [], locale)?.title ?? '' });
  const ordered = (row: Order) => ({ ...named(row), number: row.number });
  return {
    live_events: live.map(named),
    open_money: money.map(named),
    orders: bought.filter((row) => row.is_money).map(ordered),
    tickets: bought.filter((row) => row.is_ticket).map(ordered),
  };
}
