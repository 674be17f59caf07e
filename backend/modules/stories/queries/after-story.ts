import { type SQL, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { integer, list as codecList, localText } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { topics } from '@/backend/db/schema/topics';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { named } from '@/backend/kernel/text/local';
import { listStoriesById, readState } from './lists';
import { sizeOf } from './threads';

/** How many stories of the topic are shown. */
const STEPS = 5;

/**
 * What to read after a story: an article of one of its topics, else of its author, and the newest of its smallest topic.
 * @param reading its state, if that is read already
 * @throws ApiError notFound for unknown and unpublished ids, gone for withdrawn ones
 */
export async function readAfterStory(
  context: Context,
  id: number,
  locale: Locale,
  reading = readState(context, id),
): Promise<CallOutput<'afterStory'>> {
  const [{ state }, [next], [topic]] = await Promise.all([
    reading,
    readRows(context.db, nextOf(id), { id: integer }),
    readRows(context.db, smallestTopicOf(id), { id: integer, name: localText, list: codecList(integer) }),
  ]);
  if (state !== 'live') throw new ApiError(state === 'withdrawn' ? 'gone' : 'notFound');
  const thread = (topic?.list ?? []).filter((each) => each !== next?.id).slice(0, STEPS);
  const stories = await listStoriesById(context, next ? [next.id, ...thread] : thread, locale);
  return {
    next: stories.find((story) => story.id === next?.id) ?? null,
    thread: {
      topic: topic ? named(topic.id, topic.name, locale) : null,
      list: stories.filter((story) => story.id !== next?.id),
    },
  };
}

/** A query for the article to read next: in the topics the later one first, else the earlier one; then of the author. */
const nextOf = (id: number): SQL => sql`
  with own as (select id, author_id, release_time from contents where id = ${id}),
  near as (
    select 0 as rank, c.id, c.release_time from content_topics j
      join contents c on c.id = j.content_id and c.kind = 'article'
      where j.topic_id in (select topic_id from content_topics where content_id = ${id}) and j.is_live
    union all
    select 1, c.id, c.release_time from contents c
      where c.author_id = (select author_id from own) and c.kind = 'article' and c.status = 'approved')
  select near.id from near, own where near.id <> own.id
  order by rank, (near.release_time, near.id) > (own.release_time, own.id) desc,
    abs(extract(epoch from near.release_time - own.release_time)), near.id limit 1`;

/** A query for the smallest topic of a story with its newest other stories. */
const smallestTopicOf = (id: number): SQL => sql`
  select t.id, t.name, array_to_json(array(
    select j.content_id from content_topics j where j.topic_id = t.id and j.is_live and j.content_id <> ${id}
    order by j.release_time desc, j.content_id desc limit ${STEPS + 1})) as list
  from content_topics own join ${topics} t on t.id = own.topic_id
  where own.content_id = ${id} order by ${sizeOf(sql`t.id`)}, t.id limit 1`;
