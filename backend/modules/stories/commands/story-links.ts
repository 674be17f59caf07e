import { sql } from 'drizzle-orm';
import { idArray } from '@/backend/db/arrays';
import { readRows } from '@/backend/db/rows';
import { integer } from '@/backend/db/codec';
import type { Context } from '@/backend/kernel/context';
import { recountList } from './recount-list';

/** Labels and topics are stored alike: in a table of links, and as a list of ids in drafts and submissions. */
type LinkedBy = 'label' | 'topic';

interface StoryLinks {
  items: number[];
  /** The drafts; the name is part of what the log stores. */
  pieces: number[];
}

const namesOf = (by: LinkedBy) => ({
  owners: sql.raw(`${by}s`),
  links: sql.raw(`content_${by}s`),
  column: sql.raw(`${by}_id`),
  field: sql.raw(`'${by}_ids'`),
  path: sql.raw(`'{${by}_ids}'`),
});

/** Locks labels or topics until the transaction ends, so that nobody else links stories to them. */
async function lock({ db }: Context, by: LinkedBy, ids: number[]): Promise<void> {
  await db.execute(
    sql`select 1 from ${namesOf(by).owners} where id = any(${idArray(ids)}) order by id for update`,
  );
}

const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id);

/** Removes a label or topic from every story and draft. @returns the stories and drafts that had it */
export async function unlinkStories(context: Context, by: LinkedBy, id: number): Promise<StoryLinks> {
  const { db } = context;
  const { links, column, field, path } = namesOf(by);
  await lock(context, by, [id]);
  const items = await readRows(
    db,
    sql`delete from ${links} where ${column} = ${id} returning content_id as id`,
    { id: integer },
  );
  const without = (document: string) => {
    const documentColumn = sql.raw(document);
    return sql`jsonb_set(${documentColumn}, ${path}, coalesce((select jsonb_agg(e) from jsonb_array_elements(${documentColumn}->${field}) e
      where e <> to_jsonb(${id}::bigint)), '[]'))`;
  };
  const drafts = await readRows(
    db,
    sql`
    update manuscripts set document = ${without('document')},
      submitted = case when submitted is null then null else ${without('submitted')} end
    where document->${field} @> to_jsonb(${id}::bigint) or submitted->${field} @> to_jsonb(${id}::bigint)
    returning content_id as id`,
    { id: integer },
  );
  await recountList(context, by, id);
  return { items: idsOf(items), pieces: idsOf(drafts) };
}

/** Adds a label or topic back to stories and drafts that still exist; submitted versions stay without it. */
export async function relinkStories(
  context: Context,
  by: LinkedBy,
  id: number,
  { items, pieces: drafts }: StoryLinks,
): Promise<void> {
  const { db } = context;
  const { links, column, field, path } = namesOf(by);
  await lock(context, by, [id]);
  await db.execute(sql`
    insert into ${links} (content_id, ${column}, release_time, is_live)
    select c.id, ${id}, c.release_time, c.status = 'approved' from contents c where c.id = any(${idArray(items)})
    on conflict do nothing`);
  await db.execute(sql`
    update manuscripts set document = jsonb_set(document, ${path}, (document->${field}) || to_jsonb(${id}::bigint))
    where content_id = any(${idArray(drafts)}) and not document->${field} @> to_jsonb(${id}::bigint)`);
  await recountList(context, by, id);
}

/** Replaces a label or topic by another everywhere, submitted versions included. */
export async function moveStories(context: Context, by: LinkedBy, id: number, into: number): Promise<void> {
  const { field, path } = namesOf(by);
  await lock(context, by, [id, into]);
  await context.db.execute(sql`
    update manuscripts set submitted = jsonb_set(submitted, ${path}, (submitted->${field}) || to_jsonb(${into}::bigint))
    where submitted->${field} @> to_jsonb(${id}::bigint) and not submitted->${field} @> to_jsonb(${into}::bigint)`);
  await relinkStories(context, by, into, await unlinkStories(context, by, id));
}
