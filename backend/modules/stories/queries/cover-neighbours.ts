import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import {
  COVER_KINDS,
  type CoverKind,
  FIGURE_RULES,
  type FigureRule,
  STORED_COVERS,
  type StoredCover,
} from '@/backend/contract/figures/kinds';
import { idArray } from '@/backend/db/arrays';
import { boolean, instant, integer, list, nullable, oneOf } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';

/** Twice the reach of a window: what changes within seven places of a moment depends on seven further ones. */
const REACH = 14;

/** A place in the order of articles: of one that came, went or moved. */
export interface Moment {
  id: number;
  at: Date;
}

/** What decides the cover of a live article. */
export interface CoverFacts {
  id: number;
  stored: StoredCover | null;
  picked: FigureRule | null;
  hasPhoto: boolean;
  kinds: CoverKind[];
}

/**
 * The live articles around moments, as runs of true neighbours, oldest first: between two runs there are articles that
 * no moment reaches.
 */
export async function readCoverRuns(context: Context, moments: readonly Moment[]): Promise<CoverFacts[][]> {
  const rows = await readRows(
    context.db,
    sql`
    select m.place, s.id, s.release_time
    from json_to_recordset(${JSON.stringify(moments.map((moment, place) => ({ ...moment, place })))}::json)
      as m(place int, id bigint, at timestamptz)
    cross join lateral (
      (select c.id, c.release_time from contents c where c.kind = 'article' and c.status = 'approved'
         and (c.release_time, c.id) <= (m.at, m.id) order by c.release_time desc, c.id desc limit ${REACH + 1})
      union all
      (select c.id, c.release_time from contents c where c.kind = 'article' and c.status = 'approved'
         and (c.release_time, c.id) > (m.at, m.id) order by c.release_time, c.id limit ${REACH + 1})
    ) s order by m.place, s.release_time, s.id`,
    { place: integer, id: integer, release_time: instant },
  );
  const next = new Map<number, number>();
  for (const [index, row] of rows.entries()) {
    const after = rows[index + 1];
    if (after && after.place === row.place) next.set(row.id, after.id);
  }
  const facts = await readFacts(context, [...new Set(rows.map(({ id }) => id))]);
  const runs: CoverFacts[][] = [];
  let last: number | undefined;
  for (const entry of facts) {
    const run = runs.at(-1);
    if (run && last !== undefined && next.get(last) === entry.id) run.push(entry);
    else runs.push([entry]);
    last = entry.id;
  }
  return runs;
}

/** In the order of release times. */
async function readFacts(context: Context, ids: number[]): Promise<CoverFacts[]> {
  const rows = await readRows(
    context.db,
    sql`
    select c.id, c.cover_kind, c.figure_rule, starts_with(c.pic, '/uploads/') as has_photo,
      coalesce((select json_agg(f->>'kind' order by place) from content_texts t,
        jsonb_array_elements(t.figures) with ordinality e(f, place)
        where t.content_id = c.id and t.lang = c.lang), '[]') as kinds
    from contents c where c.id = any(${idArray(ids)}) order by c.release_time, c.id`,
    {
      id: integer,
      cover_kind: nullable(oneOf(STORED_COVERS)),
      figure_rule: nullable(oneOf(FIGURE_RULES)),
      has_photo: boolean,
      kinds: list(oneOf(COVER_KINDS)),
    },
  );
  return rows.map(({ id, cover_kind, figure_rule, has_photo, kinds }) => ({
    id,
    stored: cover_kind,
    picked: figure_rule,
    hasPhoto: has_photo,
    kinds,
  }));
}
