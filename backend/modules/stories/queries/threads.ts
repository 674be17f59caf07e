import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput } from '@/backend/contract/calls';
import type { ContentItem } from '@/backend/contract/stories/story';
import type { Locale } from '@/backend/contract/locale';
import { ApiError } from '@/backend/kernel/errors';
import { named } from '@/backend/kernel/text/local';
import { topics } from '@/backend/db/schema/topics';
import type { LocalText } from '@/backend/db/schema/local-text';
import { items, readState } from './lists';

/** Steps of a thread that are shown; of a longer one the newest. */
const STEPS = 12;

/**
 * A flash in its thread: the newest twelve flashes of its smallest topic, oldest first, itself among them unless it is
 * older, and its neighbours in the timeline.
 * @throws ApiError notFound or gone, when it is no live flash
 */
export async function readThread(
  context: Context,
  id: number,
  locale: Locale,
): Promise<CallOutput<'flashThread'>> {
  const { state, kind } = await readState(context, id);
  if (state === 'withdrawn') throw new ApiError('gone');
  if (state === 'missing' || kind !== 'flash') throw new ApiError('notFound');
  const own = sql`(select release_time, id from contents where id = ${id})`;
  const live = sql`c.kind = 'flash' and c.status = 'approved'`;
  const [[topic], [previous], [next]] = await Promise.all([
    context.db.execute<{ id: string; name: LocalText }>(sql`
      select t.id, t.name from content_topics own join ${topics} t on t.id = own.topic_id
      where own.content_id = ${id}
      order by (select count(*) from content_topics x where x.topic_id = t.id and x.is_live), t.id limit 1`),
    items(
      context,
      sql`select c.id from contents c where ${live} and (c.release_time, c.id) < ${own}
        order by c.release_time desc, c.id desc limit 1`,
      locale,
    ),
    items(
      context,
      sql`select c.id from contents c where ${live} and (c.release_time, c.id) > ${own}
        order by c.release_time, c.id limit 1`,
      locale,
    ),
  ]);
  const steps = topic
    ? await items(
        context,
        sql`select c.id from content_topics j join contents c on c.id = j.content_id
          where j.topic_id = ${topic.id} and j.is_live and c.kind = 'flash'
          order by j.release_time desc, j.content_id desc limit ${STEPS}`,
        locale,
      )
    : [];
  return {
    topic: topic ? named(Number(topic.id), topic.name, locale) : null,
    list: steps.reverse(),
    previous: previous ?? null,
    next: next ?? null,
  };
}

/** What came of these flashes since: by id the newest later flash of a topic of theirs. */
export async function listLater(
  context: Context,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, ContentItem>> {
  if (ids.length === 0) return new Map();
  const pairs = await context.db.execute<{ id: string; later: string }>(sql`
    select distinct on (own.content_id) own.content_id as id, c.id as later
    from content_topics own
    join content_topics j on j.topic_id = own.topic_id and j.is_live and j.release_time > own.release_time
    join contents c on c.id = j.content_id and c.kind = 'flash'
    where own.content_id in ${ids}
    order by own.content_id, c.release_time desc, c.id desc`);
  if (pairs.length === 0) return new Map();
  const found = await items(
    context,
    sql`select distinct unnest(${sql.raw(`array[${pairs.map(({ later }) => Number(later)).join(',')}]::bigint[]`)})`,
    locale,
  );
  const byId = new Map(found.map((item) => [item.id, item]));
  return new Map(
    pairs.flatMap(({ id, later }) => {
      const item = byId.get(Number(later));
      return item ? [[Number(id), item] as const] : [];
    }),
  );
}
