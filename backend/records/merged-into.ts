import { sql } from 'drizzle-orm';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

/** The id of the record that a record was finally merged into; null when it was not merged. */
export async function mergedInto({ db }: Context, kind: RecordKindName, id: number): Promise<number | null> {
  const [row] = await readRows(
    db,
    sql`
    with recursive chain as (
      select merged_into as id, 1 as step from records where kind = ${kind} and ref_id = ${id}
      union all
      select r.merged_into, step + 1 from chain join records r on r.kind = ${kind} and r.ref_id = chain.id
      where r.merged_into is not null and step < 50)
    select id from chain where id is not null order by step desc limit 1`,
    { id: integer },
  );
  return row?.id ?? null;
}
