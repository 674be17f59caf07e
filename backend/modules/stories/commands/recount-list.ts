import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';

/** What a list can be narrowed by, and the condition on `contents c` under which a story is in it. */
const IN_LIST = {
  label: (id: number) =>
    sql`exists (select 1 from content_labels j where j.content_id = c.id and j.label_id = ${id})`,
  topic: (id: number) =>
    sql`exists (select 1 from content_topics j where j.content_id = c.id and j.topic_id = ${id})`,
  author: (id: number) => sql`c.author_id = ${id}`,
};

export type NarrowedBy = keyof typeof IN_LIST;

/** Recounts the lists of a label, topic or author. The caller must have locked the rows that could change them. */
export async function recountList({ db }: Context, by: NarrowedBy, id: number): Promise<void> {
  const key = `${by}:${id}`;
  await db.execute(
    sql`delete from list_counts where list_key ~ ${`^(any|flash|article)[+]${key}([+]lang:.*)?$`}`,
  );
  await db.execute(sql`
    with live as (select c.id, c.kind from contents c where c.status = 'approved' and ${IN_LIST[by](id)}),
    kinds as (select id, kind::text from live union all select id, 'any' from live)
    insert into list_counts (list_key, total)
    select kind || ${`+${key}`}, count(*) from kinds group by kind
    union all
    select kind || ${`+${key}+lang:`} || t.lang, count(*) from kinds join content_texts t on t.content_id = kinds.id
    group by kind, t.lang`);
}
