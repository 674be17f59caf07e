import { sql } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { boolean, integer, language, nullable, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import type { WayBack } from '@/backend/outbox/letters/money-back';

interface Person {
  /** Empty for a buyer without an address. */
  email: string;
  locale: Locale;
  /** The member who ordered; 0 for none. */
  userId: number;
  /** How money received for the orders of this address is returned; `none` where nothing was paid. */
  wayBack: WayBack;
}

/**
 * The people concerned by a change of an event: the address of each ticket and of each order, because a buyer who paid
 * for the tickets of others is owed the money. Each address occurs once.
 */
export async function peopleToNotify(
  { db }: Context,
  eventId: number,
  change: 'moved' | 'cancelled',
): Promise<Person[]> {
  const rows = await readRows(
    db,
    sql`
    with concerned as (
      select o.id, o.locale, o.user_id, o.email as payer, coalesce(nullif(t.email, ''), o.email) as holder
      from tickets t join orders o on o.id = t.order_id
      where t.event_id = ${eventId} and not o.is_test and (t.state in ('requested', 'reserved', 'valid', 'refunding')
        or ${change === 'cancelled'} and o.cause = 'event_cancelled')),
    people as (
      select payer as email, locale, user_id, id as order_id, true as is_payer from concerned
      union all select holder, locale, user_id, id, false from concerned),
    money as (
      select order_id, bool_or(provider = 'stripe') as card, bool_or(provider = 'manual') as hand
      from payments where state = 'received' and amount > 0 and order_id in (select id from concerned) group by 1)
    select (array_agg(p.email order by p.is_payer desc, p.order_id))[1] as email,
      (array_agg(p.locale order by p.is_payer desc, p.order_id))[1] as locale,
      (array_agg(p.user_id order by p.is_payer desc, p.order_id))[1] as user_id,
      bool_or(p.is_payer and m.card) as card, bool_or(p.is_payer and m.hand) as hand
    from people p left join money m on m.order_id = p.order_id
    group by lower(p.email), case when p.email = '' then p.user_id end
    order by lower(p.email)`,
    {
      email: text,
      locale: language,
      user_id: nullable(integer),
      card: nullable(boolean),
      hand: nullable(boolean),
    },
  );
  return rows.map(({ email, locale, user_id, card, hand }) => ({
    ...{ email, locale },
    userId: user_id ?? 0,
    wayBack: card === true ? (hand === true ? 'both' : 'card') : hand === true ? 'hand' : 'none',
  }));
}
