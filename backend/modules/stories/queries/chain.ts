import { type SQL, sql } from 'drizzle-orm';
import type { ChainItem } from '@/backend/contract/stories/story';
import type { Locale } from '@/backend/contract/locale';
import { idArray } from '@/backend/db/arrays';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { listStoriesById } from './lists';

const MAX_STORIES = 50;

/** Every story connected with these by follow-ups, in whatever state. */
const chainOf = (ids: readonly number[]): SQL => sql`
  with recursive up as (
    select id, follows_id from contents where id = any(${idArray(ids)})
    union select p.id, p.follows_id from contents p join up on p.id = up.follows_id),
  chain as (
    select id from up where follows_id is null
    union select c.id from contents c join chain on c.follows_id = chain.id)`;

/**
 * The stories that a story follows up and those that follow it up, the story itself included, oldest first; empty when
 * it has none.
 */
export async function readChain(context: Context, id: number, locale: Locale): Promise<ChainItem[]> {
  const rows = await readRows(
    context.db,
    sql`
    ${chainOf([id])} select c.id from chain join contents c on c.id = chain.id where c.status = 'approved'
    order by c.release_time, c.id limit ${MAX_STORIES}`,
    { id: integer },
  );
  if (rows.length < 2) return [];
  const stories = await listStoriesById(
    context,
    rows.map((row) => row.id),
    locale,
  );
  return stories.map((story) => ({
    id: story.id,
    kind: story.kind,
    title: story.title,
    lang: story.lang,
    release_time: story.release_time,
  }));
}

/** Ids of other stories connected with these by follow-ups, at most 500. */
export async function chainedWith({ db }: Context, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await readRows(db, sql`${chainOf(ids)} select id from chain limit 500`, { id: integer });
  return rows.map((row) => row.id).filter((id) => !ids.includes(id));
}
