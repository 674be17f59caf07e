import { sql } from 'drizzle-orm';
import { subscribers, subscriptions } from '@/backend/db/schema/newsletters';
import { integer, language, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

/** The condition that subscriber `s` gets a newsletter now. */
export const receives = (newsletterId: number, now: Date) => sql`s.state = 'active' and s.address is not null
  and (s.paused_until is null or s.paused_until <= ${now.toISOString()}::timestamptz)
  and exists (select from ${subscriptions} n where n.subscriber_id = s.id and n.newsletter_id = ${newsletterId}
    and n.confirmed_at is not null)`;

/** How many would get a newsletter now, by language. */
export function countReceivers({ db, now }: Context, newsletterId: number) {
  return readRows(
    db,
    sql`select s.locale as lang, count(*) as count from ${subscribers} s
      where ${receives(newsletterId, now())} group by s.locale order by 2 desc`,
    { lang: language, count: integer },
  );
}

/** How many addresses of a newsletter are not written to, because letters came back or were called spam. */
export async function countSuppressed({ db }: Context, newsletterId: number): Promise<number> {
  const [row] = await readRows(
    db,
    sql`select count(*) as count from ${subscribers} s join ${subscriptions} n on n.subscriber_id = s.id
      where n.newsletter_id = ${newsletterId} and s.state in ('bounced', 'complained')`,
    { count: integer },
  );
  return row?.count ?? 0;
}

/** How many subscribers each newsletter has, by its key. */
export async function countSubscribers({ db }: Context): Promise<Map<string, number>> {
  const rows = await readRows(
    db,
    sql`select l.key, count(s.id) as count from newsletters l
      left join ${subscriptions} n on n.newsletter_id = l.id and n.confirmed_at is not null
      left join ${subscribers} s on s.id = n.subscriber_id and s.state = 'active'
      group by l.key`,
    { key: text, count: integer },
  );
  return new Map(rows.map(({ key, count }) => [key, count]));
}
