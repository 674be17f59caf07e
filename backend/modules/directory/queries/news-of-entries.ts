import { inArray, sql } from 'drizzle-orm';
import { SHEET_WEEKS } from '@/backend/contract/directory/atlas';
import { labelAliases, labels } from '@/backend/db/schema/topics';
import { idArray } from '@/backend/db/arrays';
import { instant, integer, localText, type RowOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { fold } from '@/backend/kernel/text/fold';
import { dayBounds, toWireDay } from '@/backend/kernel/text/time';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
const WEEK_DAYS = 7;

const NEWS_COUNT_COLUMNS = { year: integer, week: integer, today: integer };
export type NewsCount = RowOf<typeof NEWS_COUNT_COLUMNS>;

/** A list of stories: those with a label, or those of a topic. */
export type NewsList = 'label' | 'topic';

/**
 * By name: the id of the label with that name, or of the label it was merged into; names without a label have no entry.
 */
export async function labelIdsByName({ db }: Context, names: string[]): Promise<Map<string, number>> {
  const keys = [...new Set(names.map(fold))].filter(Boolean);
  if (keys.length === 0) return new Map();
  const [labelRows, merged] = await Promise.all([
    db.select({ key: labels.nameKey, id: labels.id }).from(labels).where(inArray(labels.nameKey, keys)),
    db
      .select({ key: labelAliases.nameKey, id: labelAliases.labelId })
      .from(labelAliases)
      .where(inArray(labelAliases.nameKey, keys)),
  ]);
  const ids = new Map([...merged, ...labelRows].map(({ key, id }) => [key, id]));
  return new Map(
    names.flatMap((name) => {
      const id = ids.get(fold(name));
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
}

/**
 * Of labels and of topics, by id and in one statement: the number of stories of the last 365 days, the last seven and
 * today (UTC+8); lists without stories have no entry.
 */
export async function countNews(
  { db, now }: Context,
  ids: Partial<Record<NewsList, readonly number[]>>,
): Promise<Record<NewsList, Map<number, NewsCount>>> {
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  const today = dayBounds(toWireDay(now())).from.toISOString();
  const storiesOf = (list: NewsList) => {
    const [table, column] = [sql.raw(`content_${list}s`), sql.raw(`${list}_id`)];
    return sql`select ${sql.raw(`'${list}'`)}::text as list, j.${column} as id, j.release_time from ${table} j
      where j.${column} = any(${idArray([...(ids[list] ?? [])])}) and j.is_live
        and j.release_time >= ${ago(YEAR_DAYS)} and j.release_time <= ${now().toISOString()}`;
  };
  const rows = await readRows(
    db,
    sql`
    select s.list, s.id, count(*)::int as year,
      (count(*) filter (where s.release_time >= ${ago(WEEK_DAYS)}))::int as week,
      (count(*) filter (where s.release_time >= ${today}))::int as today
    from (${storiesOf('label')} union all ${storiesOf('topic')}) s
    group by 1, 2`,
    { list: text, id: integer, ...NEWS_COUNT_COLUMNS },
  );
  const of = (wanted: NewsList) =>
    new Map(
      rows
        .filter(({ list }) => list === wanted)
        .map(({ id, year, week, today: day }) => [id, { year, week, today: day }]),
    );
  return { label: of('label'), topic: of('topic') };
}

const WRITER_COLUMNS = { id: integer, name: localText, count: integer };

/** Who signed stories with a label, those with most of them first: at most `max` authors. */
export async function topAuthorsOfLabel(
  { db, now }: Context,
  labelId: number,
  max: number,
): Promise<RowOf<typeof WRITER_COLUMNS>[]> {
  return readRows(
    db,
    sql`
    select a.id, a.name, count(*)::int as count
    from content_labels j join contents c on c.id = j.content_id join authors a on a.id = c.author_id
    where j.label_id = ${labelId} and j.is_live and j.release_time <= ${now().toISOString()}
    group by a.id, a.name order by count desc, a.id limit ${max}`,
    WRITER_COLUMNS,
  );
}

/** The number of stories of a list in each of the last 52 weeks, oldest first. */
export async function newsByWeeks({ db, now }: Context, list: NewsList, id: number): Promise<number[]> {
  const [table, column] = [sql.raw(`content_${list}s`), sql.raw(`${list}_id`)];
  const until = now().getTime();
  const since = new Date(until - SHEET_WEEKS * WEEK_DAYS * DAY_MS).toISOString();
  const rows = await readRows(
    db,
    sql`
    select j.release_time as at from ${table} j
    where j.${column} = ${id} and j.is_live and j.release_time > ${since} and j.release_time <= ${now().toISOString()}`,
    { at: instant },
  );
  const weeks = Array.from({ length: SHEET_WEEKS }, () => 0);
  for (const { at } of rows) {
    const ago = Math.floor((until - at.getTime()) / (WEEK_DAYS * DAY_MS));
    const place = SHEET_WEEKS - 1 - ago;
    weeks[place] = (weeks[place] ?? 0) + 1;
  }
  return weeks;
}
