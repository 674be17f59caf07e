import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { QueryPlan } from './plan-query';

/** How many of the newest documents tell how common a search is. */
const SAMPLE = 400;
/** A document by the index of words is read in another place of the table, one after the other in time is not. */
const COST_BY_WORDS = 2;
/** Matches may be rarer further back. */
const MARGIN = 3;

export const NEWEST_FIRST = sql`order by release_time desc, id desc`;
/** Of all that match: the planner does not scan back in time, or through the table, until it has enough. */
export const ALL_NEWEST_FIRST = sql`order by release_time + interval '0' desc, id desc`;

const newest = sql`(select words, title_words from search_docs ${NEWEST_FIRST} limit ${SAMPLE}) newest`;

/** Documents whose texts or titles match a query. */
export interface Wanted {
  column: 'words' | 'title_words';
  query: string;
  /** How many of the newest are enough. */
  atMost: number;
}

export const isMatch = ({ column, query }: Pick<Wanted, 'column' | 'query'>): SQL =>
  sql`${sql.identifier(column)} @@ ${query}::tsquery`;

/** How many of the newest documents to look through for what is wanted; what is not in it is looked for in all. */
export type Depths = ReadonlyMap<Wanted, number>;
export const NO_DEPTHS: Depths = new Map();

/**
 * What matches so many documents that looking through the newest finds enough of them sooner than the index of words does,
 * which finds all. The planner does not know: it takes words for independent of each other and of the time.
 */
export async function newestDepths({ db }: Context, wanted: readonly Wanted[]): Promise<Depths> {
  const counts = wanted.map(
    (one, index) => sql`count(*) filter (where ${isMatch(one)})::int as ${sql.identifier(String(index))}`,
  );
  const [row] = await db.execute<Record<string, number>>(sql`
    select (select reltuples from pg_class where oid = 'search_docs'::regclass)::float8 as total, ${sql.join(counts, sql`, `)}
    from ${newest}`);
  const total = row?.total ?? 0;
  return new Map(
    wanted.flatMap((one, index) => {
      const depth = depthOf((row?.[index] ?? 0) / SAMPLE, total, one.atMost);
      return depth === null ? [] : [[one, depth] as const];
    }),
  );
}

/**
 * @param share of the documents that match
 * @param total of all documents
 * @param wanted how many matches are enough
 * @returns how many documents to look through; null where finding all that match costs less
 */
export function depthOf(share: number, total: number, wanted: number): number | null {
  if (share === 0) return null;
  const lookedThrough = wanted / share;
  return lookedThrough < COST_BY_WORDS * share * total ? Math.ceil(MARGIN * lookedThrough) : null;
}

/** Whether there are at least so many matches: among the newest documents, or else among all, which then are few. */
export async function hasAtLeast({ db }: Context, plan: QueryPlan, atLeast: number): Promise<boolean> {
  const matches = isMatch({ column: 'words', query: plan.begun ?? plan.exact });
  const [row] = await db.execute<{ has: boolean }>(sql`
    select (select count(*) from ${newest} where ${matches}) >= ${atLeast}
      or (select count(*) from (select 1 from search_docs where ${matches} ${ALL_NEWEST_FIRST} limit ${atLeast}) every)
        >= ${atLeast} as has`);
  return row?.has ?? false;
}
