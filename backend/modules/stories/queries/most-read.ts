import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { isRanked } from './hot';
import { listStoriesById } from './lists';

/** A list shows five; a page that shows some of them elsewhere leaves those out. */
const LISTED = 10;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const WEEK_HOURS = 7 * DAY_HOURS;

/**
 * The articles with the most readers in the last 24 hours and in the last seven days, ten of each; fewer when
 * fewer were read.
 */
export async function listMostRead(context: Context, locale: Locale): Promise<CallOutput<'mostRead'>> {
  const [day, week] = await Promise.all([idsOf(context, DAY_HOURS), idsOf(context, WEEK_HOURS)]);
  const stories = await listStoriesById(context, [...new Set([...day, ...week])], locale);
  const inOrder = (ids: readonly number[]) =>
    ids.flatMap((id) => stories.find((story) => story.id === id) ?? []);
  return { day: inOrder(day), week: inOrder(week) };
}

async function idsOf({ db, now }: Context, hours: number): Promise<number[]> {
  const from = new Date(now().getTime() - hours * HOUR_MS).toISOString();
  const rows = await readRows(
    db,
    sql`select c.id from (
        select content_id, sum(readers) as readers from reader_hours
        where hour > ${from}::timestamptz group by content_id) read
      join contents c on c.id = read.content_id
      where c.status = 'approved' and c.kind = 'article' and ${isRanked(sql`c.id`)}
      order by read.readers desc, c.release_time desc, c.id desc limit ${LISTED}`,
    { id: integer },
  );
  return rows.map(({ id }) => id);
}
