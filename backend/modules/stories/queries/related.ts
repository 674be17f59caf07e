import { type SQL, sql } from 'drizzle-orm';
import type { ContentItem, ContentKind } from '@/backend/contract/stories/story';
import type { Locale } from '@/backend/contract/locale';
import type { Context } from '@/backend/kernel/context';
import { readState, storiesOf } from './lists';

/** How many related stories a page shows, of each kind. */
export const MAX_RELATED = 5;

/** Stories that share labels and topics with a story, filled up with the newest of the kind that is wanted. */
export async function listRelated(
  context: Context,
  id: number,
  size: number,
  locale: Locale,
  isFlashOnly = false,
): Promise<ContentItem[]> {
  const kind = isFlashOnly ? 'flash' : ((await readState(context, id)).kind ?? 'article');
  return storiesOf(context, relatedIds(id, size, kind), locale);
}

/**
 * A query for the ids of the stories of a kind related to one: those that share most labels and topics with it first,
 * filled up with the newest.
 */
const relatedIds = (id: number, size: number, kind: ContentKind): SQL => sql`
  with related as materialized (${relatedTo(id)})
  select id from (
    select id, 0 as step, row_number() over (order by shared desc, release_time desc, id desc) as place
      from related where kind = ${kind}
    union all
    (select c.id, 1, row_number() over () from (${newestOthersIds(id, 2 * size, kind)}) as c(id)
      where not exists (select 1 from related r where r.id = c.id and r.kind = ${kind}))
  ) ranked order by step, place limit ${size}`;

/** Live stories that share labels and topics with a story; only the newest 60 of each list are compared. */
const relatedTo = (id: number): SQL => sql`
  select near.content_id as id, c.kind, count(*) as shared, max(near.release_time) as release_time from (
    select r.content_id, r.release_time from content_labels own cross join lateral (
      select j.content_id, j.release_time from content_labels j
      where j.label_id = own.label_id and j.is_live order by j.release_time desc, j.content_id desc limit 60
    ) r where own.content_id = ${id}
    union all
    select r.content_id, r.release_time from content_topics own cross join lateral (
      select j.content_id, j.release_time from content_topics j
      where j.topic_id = own.topic_id and j.is_live order by j.release_time desc, j.content_id desc limit 60
    ) r where own.content_id = ${id}
  ) near join contents c on c.id = near.content_id
  where near.content_id <> ${id} group by near.content_id, c.kind`;

/** A query for the newest stories of a kind, without one story. */
const newestOthersIds = (id: number, size: number, kind: ContentKind): SQL =>
  sql`select c.id from contents c where c.status = 'approved' and c.kind = ${kind} and c.id <> ${id}
    order by c.release_time desc, c.id desc limit ${size}`;
