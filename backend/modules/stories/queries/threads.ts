import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput } from '@/backend/contract/calls';
import type { NamedRef } from '@/backend/contract/fields';
import type { ContentItem } from '@/backend/contract/stories/story';
import type { Locale } from '@/backend/contract/locale';
import { ApiError } from '@/backend/kernel/errors';
import { named } from '@/backend/kernel/text/local';
import { topics } from '@/backend/db/schema/topics';
import { idArray } from '@/backend/db/arrays';
import { boolean, integer, list as codecList, localText, nullable } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { storiesOf, listStoriesById, readState } from './lists';

/** The most flashes of a thread: the newest ones. */
const STEPS = 12;
/** Topics with at least this many stories count as equally large: none of them is about a single event. */
const LARGE = 1000;

/** For sorting topics by their number of stories. */
export const sizeOf = (topicId: SQL): SQL => sql`(select count(*) from (
  select 1 from content_topics x where x.topic_id = ${topicId} and x.is_live limit ${LARGE}) few)`;

/**
 * A flash in its thread: the newest twelve flashes of its smallest topic, oldest first, itself among them unless it is
 * older, and its neighbours in the timeline.
 * @throws ApiError notFound for an id that is not a live flash, gone for a withdrawn story
 */
export async function readThread(
  context: Context,
  id: number,
  locale: Locale,
): Promise<CallOutput<'flashThread'>> {
  const { state, kind } = await readState(context, id);
  if (state === 'withdrawn') throw new ApiError('gone');
  if (state === 'missing' || kind !== 'flash') throw new ApiError('notFound');
  return readThreadOf(context, id, locale);
}

/** The thread of a story that is a live flash. */
export async function readThreadOf(
  context: Context,
  id: number,
  locale: Locale,
): Promise<CallOutput<'flashThread'>> {
  const ids = await idsOfThread(context, id, locale);
  const stories = await listStoriesById(context, idsIn(ids), locale);
  const find = (storyId: number | null) => stories.find((story) => story.id === storyId) ?? null;
  return {
    topic: ids.topic,
    list: ids.list.flatMap((each) => find(each) ?? []),
    previous: find(ids.previous),
    next: find(ids.next),
  };
}

/** The ids of a thread, and its topic. */
interface ThreadIds {
  topic: NamedRef | null;
  /** Oldest first. */
  list: number[];
  previous: number | null;
  next: number | null;
}

const idsIn = ({ list, previous, next }: ThreadIds): number[] =>
  [...list, previous, next].filter((id) => id !== null);

/** Which stories the thread of a flash consists of. */
async function idsOfThread({ db }: Context, id: number, locale: Locale): Promise<ThreadIds> {
  const position = sql`select release_time, id from contents where id = ${id}`;
  const live = sql`c.kind = 'flash' and c.status = 'approved'`;
  const [[topic], [neighbours]] = await Promise.all([
    readRows(
      db,
      sql`
      select t.id, t.name, array_to_json(array(
        select j.content_id from content_topics j join contents c on c.id = j.content_id
        where j.topic_id = t.id and j.is_live and c.kind = 'flash'
        order by j.release_time desc, j.content_id desc limit ${STEPS})) as list
      from content_topics own join ${topics} t on t.id = own.topic_id
      where own.content_id = ${id}
      order by ${sizeOf(sql`t.id`)}, t.id limit 1`,
      { id: integer, name: localText, list: codecList(integer) },
    ),
    readRows(
      db,
      sql`
      select (select c.id from contents c where ${live} and (c.release_time, c.id) < (${position})
          order by c.release_time desc, c.id desc limit 1) as previous,
        (select c.id from contents c where ${live} and (c.release_time, c.id) > (${position})
          order by c.release_time, c.id limit 1) as next`,
      { previous: nullable(integer), next: nullable(integer) },
    ),
  ]);
  return {
    topic: topic ? named(topic.id, topic.name, locale) : null,
    list: (topic?.list ?? []).reverse(),
    previous: neighbours?.previous ?? null,
    next: neighbours?.next ?? null,
  };
}

/** By id of a story: the newest flash that follows it up, else the newest later flash of its smallest topic. */
export async function listLater(
  context: Context,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, ContentItem & { is_follow_up: boolean }>> {
  if (ids.length === 0) return new Map();
  const pairs = await readRows(
    context.db,
    sql`
    with recursive own as (select id, release_time from contents where id = any(${idArray(ids)})),
    chain as (
      select own.id as own_id, c.id, c.follows_id, c.kind, c.status, c.release_time from own join contents c on c.follows_id = own.id
      union select chain.own_id, c.id, c.follows_id, c.kind, c.status, c.release_time from chain join contents c on c.follows_id = chain.id),
    followed as (
      select distinct on (own.id) own.id, chain.id as later from own join chain on chain.own_id = own.id
      where chain.kind = 'flash' and chain.status = 'approved' and chain.release_time > own.release_time
      order by own.id, chain.release_time desc, chain.id desc)
    select own.id, coalesce(followed.later, threaded.later) as later, followed.later is not null as is_follow_up
    from own left join followed on followed.id = own.id
    left join lateral (
      select n.content_id as later from (
        select j.topic_id from content_topics j where j.content_id = own.id
        order by ${sizeOf(sql`j.topic_id`)}, j.topic_id limit 1) thread
      join content_topics n on n.topic_id = thread.topic_id and n.is_live and n.release_time > own.release_time
      join contents c on c.id = n.content_id and c.kind = 'flash'
      order by n.release_time desc, n.content_id desc limit 1) threaded on followed.later is null
    where coalesce(followed.later, threaded.later) is not null`,
    { id: integer, later: integer, is_follow_up: boolean },
  );
  if (pairs.length === 0) return new Map();
  const laterStories = await storiesOf(
    context,
    sql`select distinct unnest(${idArray(pairs.map(({ later }) => later))})`,
    locale,
  );
  const byId = new Map(laterStories.map((laterStory) => [laterStory.id, laterStory]));
  return new Map(
    pairs.flatMap(({ id, later, is_follow_up }) => {
      const laterStory = byId.get(later);
      return laterStory ? [[id, { ...laterStory, is_follow_up }] as const] : [];
    }),
  );
}
