import { sql, type SQL } from 'drizzle-orm';

/** The condition that editors have not excluded a story from the rankings. */
export const isRanked = (id: SQL) =>
  sql`not exists (select 1 from ranking_blocks blocked where blocked.content_id = ${id})`;

/** A query for the articles with the most heat that meet a condition on `contents c`. */
export function hottestArticleIds(condition: SQL, size: number, offset: number): SQL {
  return sql`select c.id from contents c where c.status = 'approved' and c.kind = 'article' and ${isRanked(sql`c.id`)}
    and ${condition} order by c.heat desc, c.id desc limit ${size} offset ${offset}`;
}

/** Whether a placement `p` is shown at a moment. */
export const isPlacedAt = (now: Date) =>
  sql`coalesce(p.starts <= ${now.toISOString()}::timestamptz, true) and coalesce(p.ends > ${now.toISOString()}::timestamptz, true)`;

/** A query for the stories that editors placed, then the articles with the most heat. */
export function recommendedIds(now: Date, size: number, offset: number): SQL {
  return sql`select id from (
      select c.id, 0 as rank, p.position::float8 as weight from placements p
        join contents c on c.id = p.content_id and c.status = 'approved' where p.place = 'recommend' and ${isPlacedAt(now)}
      union all
      (select c.id, 1, -c.heat from contents c
        where c.status = 'approved' and c.kind = 'article' and ${isRanked(sql`c.id`)}
          and not exists (select 1 from placements p where p.place = 'recommend' and p.content_id = c.id and ${isPlacedAt(now)})
        order by c.heat desc, c.id desc limit ${size + offset})
    ) ranked order by rank, weight, id desc limit ${size} offset ${offset}`;
}

/** The stories with the most heat among the newest of a topic. */
export function hottestOfTopicIds(topic: number, size: number): SQL {
  return sql`select id from (
      select j.content_id as id, c.heat from content_topics j join contents c on c.id = j.content_id
      where j.topic_id = ${topic} and j.is_live order by j.release_time desc, j.content_id desc limit 200
    ) recent where ${isRanked(sql`recent.id`)} order by heat desc, id desc limit ${size}`;
}
