import { type SQL, sql } from 'drizzle-orm';
import { PACES } from '@/backend/contract/follows/kinds';
import { boolean, integer, json, nullable, text } from '@/backend/db/codec';
import { idArray } from '@/backend/db/arrays';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { z } from 'zod';

/** One row of `member_follows`, as far as it matters for telling. */
export const wayOfFollowing = z.object({
  id: z.number(),
  pace: z.enum(PACES),
  mail: z.boolean(),
  /** Whether a browser is notified. */
  push: z.boolean(),
});
export type WayOfFollowing = z.infer<typeof wayOfFollowing>;

/** The same as a JSON object of a statement, for row `f`. */
export const wayOfRow: SQL = sql`json_build_object('id', f.id, 'pace', f.pace, 'mail', f.by_mail,
  'push', exists (select from alert_topics t where t.topic = 'follow:' || f.id))`;

const COLUMNS = {
  user_id: integer,
  ways: json,
  time_zone: nullable(text),
  hour: nullable(integer),
  weekday: nullable(integer),
};

/**
 * Members who follow what a piece of news is about, by id, and by which of their follows.
 * @param news who began to follow after `at` is left out, and who has an id up to `after`
 */
export async function listFollowers(
  { db }: Context,
  news: { at: string; after: number },
  matches: SQL,
  max: number,
) {
  const rows = await readRows(
    db,
    sql`
    select f.user_id, json_agg(${wayOfRow} order by f.id) as ways, s.time_zone, s.hour, s.weekday
    from member_follows f join users u on u.id = f.user_id and u.status = 'active'
      left join follow_settings s on s.user_id = f.user_id
    where f.user_id > ${news.after} and f.created_at < ${news.at}::timestamptz and (${matches})
    group by f.user_id, s.time_zone, s.hour, s.weekday order by f.user_id limit ${max}::int`,
    COLUMNS,
  );
  return rows.map(({ user_id, ways, time_zone, hour, weekday }) => ({
    userId: user_id,
    ways: z.array(wayOfFollowing).parse(ways),
    time:
      time_zone === null || hour === null || weekday === null ? null : { timeZone: time_zone, hour, weekday },
  }));
}

/**
 * What a live story is found by: its author, topics, labels and the stories it follows up; null when it is not live. Its
 * writer is not notified.
 */
export async function matchStory({ db }: Context, id: number): Promise<SQL | null> {
  const [story] = await readRows(
    db,
    sql`select c.author_id, c.owner_id,
      exists (select from contents x where x.id = c.id and x.status = 'approved') as is_live,
      array_to_json(array(select topic_id from content_topics where content_id = c.id)) as topics,
      array_to_json(array(select label_id from content_labels where content_id = c.id)) as labels,
      array_to_json(array(${ancestorsOf(id)})) as thread
      from contents c where c.id = ${id}`,
    {
      author_id: nullable(integer),
      owner_id: nullable(integer),
      is_live: boolean,
      topics: ids,
      labels: ids,
      thread: ids,
    },
  );
  if (!story?.is_live) return null;
  const { author_id: author, owner_id: owner, topics, labels, thread } = story;
  return sql`f.user_id <> ${owner ?? 0} and (
    (f.kind = 'author' and f.target_id = ${author ?? 0})
    or (f.kind = 'topic' and f.target_id = any(${idArray(topics)}))
    or (f.kind = 'label' and f.target_id = any(${idArray(labels)}))
    or (f.kind = 'thread' and f.target_id = any(${idArray(thread)})))`;
}

/** The stories that a story follows up, in any number of steps; the last one has none before it. */
const ancestorsOf = (id: number): SQL => sql`
  with recursive up as (
    select id, follows_id, 0 as step from contents where id = ${id}
    union all select p.id, p.follows_id, up.step + 1 from contents p join up on p.id = up.follows_id
      where up.step < 200)
  select id from up where step > 0 order by step`;

/** The first story of the thread a story belongs to: itself when it follows up none; null for no live story. */
export async function firstOfThread({ db }: Context, id: number): Promise<number | null> {
  const [row] = await readRows(
    db,
    sql`select coalesce((select (array_agg(a.id))[count(*)] from (${ancestorsOf(id)}) a), c.id) as id
      from contents c where c.id = ${id} and c.status = 'approved'`,
    { id: integer },
  );
  return row?.id ?? null;
}

function ids(value: unknown): number[] {
  return z.array(z.number()).parse(value);
}
