import { type SQL, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { isNearTime } from '@/backend/contract/fields';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { loadStories } from '@/backend/modules/stories/queries/load-stories';
import { conditions, type ListFilter } from '@/backend/modules/stories/queries/list-filter';
import { toFlash } from '@/backend/modules/stories/queries/row';

/** Live stories that meet all conditions of a filter, from a cursor on. New stories never shift what follows a cursor. */
export async function listContentRun(
  context: Context,
  { cursor, size, locale, ...filter }: CallParsedInput<'contentRun'>,
): Promise<CallOutput<'contentRun'>> {
  const ids = idsOf(filter, cursor ? positionOf(cursor) : null, size + 1);
  const rows = await loadStories(context, ids, locale, { withBody: true, withDayNumber: true });
  const list = rows.slice(0, size);
  const last = list.at(-1);
  return {
    list: list.map((row) => toFlash(row, locale)),
    next: rows.length > size && last ? `${last.release_time.getTime()}.${last.id}` : null,
  };
}

interface Position {
  time: string;
  id: number;
}

function positionOf(cursor: string): Position {
  const [time, id] = cursor.split('.').map(Number);
  const date = new Date(time ?? NaN);
  if (!isNearTime(date) || id === undefined || !Number.isSafeInteger(id))
    throw new ApiError('invalidInput', { cursor: 'notAllowed' });
  return { time: date.toISOString(), id };
}

/** The stories of a label or topic are read in the order of that list, so that its index is used. */
function idsOf({ label, topic, ...filter }: ListFilter, after: Position | null, size: number): SQL {
  const matching = [...conditions(filter), ...(filter.important === false ? [sql`not c.is_important`] : [])];
  const beyond = (time: SQL, id: SQL) =>
    after ? [sql`(${time}, ${id}) < (${after.time}, ${after.id})`] : [];
  if (label === undefined && topic === undefined) {
    const where = [...matching, ...beyond(sql`c.release_time`, sql`c.id`)];
    return sql`select c.id from contents c where ${sql.join(where, sql` and `)}
      order by c.release_time desc, c.id desc limit ${size}`;
  }
  const [table, other] =
    label === undefined ? (['content_topics', null] as const) : (['content_labels', topic] as const);
  const where = [
    sql`j.is_live`,
    label === undefined ? sql`j.topic_id = ${topic}` : sql`j.label_id = ${label}`,
    ...beyond(sql`j.release_time`, sql`j.content_id`),
    ...matching,
    ...(other
      ? [
          sql`exists (select 1 from content_topics t where t.content_id = c.id and t.topic_id = ${other} and t.is_live)`,
        ]
      : []),
  ];
  return sql`select j.content_id from ${sql.raw(table)} j join contents c on c.id = j.content_id
    where ${sql.join(where, sql` and `)} order by j.release_time desc, j.content_id desc limit ${size}`;
}
