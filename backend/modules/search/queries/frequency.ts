import { type SQL, sql } from 'drizzle-orm';
import { type Codec, decimal, instant, integer, nullable } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import type { SearchKind } from '@/backend/contract/search/calls';
import { textArray } from '@/backend/db/arrays';

/** The frequency of a search is estimated from this many of the newest documents. */
const SAMPLE = 400;
/**
 * Reading a document by the word index costs this many times as much as reading it in order of time, because each one
 * is at another place of the table.
 */
const COST_BY_WORDS = 2;
/** The same for reading only that the word index has it; words are also in documents that have no other word of the search. */
const COST_IN_INDEX = 0.5;
/** Matches may be rarer among older documents, so this many times as many are looked through. */
const MARGIN = 3;
/** What follows a word in a query that matches all words which begin so. */
const BEGINNING = ':*';
/** Looking through a larger share of all documents saves little. */
const MAX_SHARE = 0.5;

export const NEWEST_FIRST = sql`order by release_time desc, id desc`;
/**
 * Orders all matches. The expression keeps the planner from scanning back in time, or through the table, until it has
 * enough.
 */
export const ALL_NEWEST_FIRST = sql`order by release_time + interval '0' desc, id desc`;

/** The newest documents, as a table of this name. */
export const newest = sql`(select kind, words, title_words from search_docs ${NEWEST_FIRST} limit ${SAMPLE}) newest`;

/** A query on the texts or titles of documents. */
export interface Wanted {
  column: 'words' | 'title_words';
  query: string;
  /** How many of the newest matches are enough. */
  atMost: number;
}

export const isMatch = ({ column, query }: Pick<Wanted, 'column' | 'query'>): SQL =>
  sql`${sql.identifier(column)} @@ ${query}::tsquery`;

/** How many of the newest documents are looked through one after the other, or since when by the word index. */
type Depth = { by: 'order'; documents: number } | { by: 'words'; since: Date };
/** The same, in which the newest documents for the word index are a share of all. */
type Plan = { by: 'order'; documents: number } | { by: 'words'; share: number };
/** Of some queries; for a query without an entry, all documents are searched by the word index. */
export type Depths = ReadonlyMap<Wanted, Depth>;
export const NO_DEPTHS: Depths = new Map();

export interface Frequencies {
  depths: Depths;
  /** The queries that none of the newest documents matches. */
  unknown: ReadonlySet<Wanted>;
}

/**
 * Counts among the newest documents how many match each query, and chooses how each is looked up: where enough of the newest
 * documents match, looking through them is faster than the word index, which finds all. The planner cannot know this: it
 * assumes that words are independent of each other and of the time.
 */
export async function countInNewest({ db }: Context, wanted: readonly Wanted[]): Promise<Frequencies> {
  const counts = wanted.map(
    (query, index) => sql`count(*) filter (where ${isMatch(query)})::int as ${sql.identifier(String(index))}`,
  );
  const columns: Record<string, Codec<number>> = {
    total: decimal,
    ...Object.fromEntries(wanted.map((_, index) => [index, integer])),
  };
  const [row] = await readRows(
    db,
    sql`
    select (select reltuples from pg_class where oid = 'search_docs'::regclass)::float8 as total, ${sql.join(counts, sql`, `)}
    from ${newest}`,
    columns,
  );
  const total = row?.['total'] ?? 0;
  const counted = wanted.map((query, index) => ({ query, count: row?.[index] ?? 0 }));
  const depths = new Map<Wanted, Depth>();
  for (const { query, count } of counted) {
    const plan = depthOf(count / SAMPLE, total, query);
    const depth = plan?.by === 'words' ? await beginningOfNewest(db, plan.share) : plan;
    if (depth) depths.set(query, depth);
  }
  return {
    depths,
    unknown: new Set(counted.filter(({ count }) => count === 0).map(({ query }) => query)),
  };
}

/**
 * The cheapest way to find enough matches. Costs are counted in documents that are read in order of time.
 * @param share of the documents that match
 * @param total of all documents
 * @returns null where finding all that match costs least
 */
export function depthOf(
  share: number,
  total: number,
  { atMost, column, query }: Pick<Wanted, 'atMost' | 'column' | 'query'>,
): Plan | null {
  if (share === 0) return null;
  // The planner takes beginnings of words and words of titles for so common that it would read the whole table.
  const isByWords = column === 'words' && !query.includes(BEGINNING);
  const lookedThrough = atMost / share;
  const documents = MARGIN * lookedThrough;
  const matches = share * total;
  const byWords =
    isByWords && documents < MAX_SHARE * total
      ? COST_BY_WORDS * MARGIN * atMost + COST_IN_INDEX * matches
      : Infinity;
  const all = COST_BY_WORDS * matches;
  if (lookedThrough < Math.min(byWords, all)) return { by: 'order', documents: Math.ceil(documents) };
  return byWords < all ? { by: 'words', share: documents / total } : null;
}

/**
 * When the newest documents begin, as the database found when it last counted, so that none of them is read for it.
 * @param share of all documents
 * @returns null before the database has counted
 */
async function beginningOfNewest(db: Context['db'], share: number): Promise<Depth | null> {
  const [row] = await readRows(
    db,
    sql`
    select bounds[1 + floor((array_length(bounds, 1) - 1) * ${1 - share}::float8)::int] as since
    from (select histogram_bounds::text::timestamptz[] as bounds from pg_stats
      where schemaname = current_schema() and tablename = 'search_docs' and attname = 'release_time') counted`,
    { since: nullable(instant) },
  );
  return row?.since ? { by: 'words', since: row.since } : null;
}

/**
 * Whether any document matches one of the queries of a table of queries, for queries that none of the newest documents
 * matches. Without the order, the planner would read the whole table for a query that nothing matches.
 * @param column of the documents
 * @param query the column of the queries
 */
export const occursIn = (column: Wanted['column'], query: SQL): SQL =>
  sql`exists (select 1 from (select 1 from search_docs where ${sql.identifier(column)} @@ ${query} ${ALL_NEWEST_FIRST} limit 1) first)`;

/**
 * Which of these queries match at least so many documents: counted among the newest for all of them at once, and among all
 * documents only where that decides.
 * @param queries `tsquery` text, without phrases
 * @param max no more than so many are needed, the first ones
 * @param without kinds of document that do not count
 * @returns their places, in order
 */
export async function findWithAtLeast(
  { db }: Context,
  queries: readonly string[],
  { atLeast, max, without }: { atLeast: number; max: number; without: readonly SearchKind[] },
): Promise<number[]> {
  if (queries.length === 0) return [];
  const isWanted = without.length > 0 ? sql`and kind <> all(${textArray([...without])})` : sql``;
  const counted = await readRows(
    db,
    sql`
    with newest as materialized (select kind, strip(words) as words from search_docs ${NEWEST_FIRST} limit ${SAMPLE}),
      asked as materialized (select query::tsquery as query, n
        from unnest(${textArray([...queries])}) with ordinality as asked (query, n))
    select (select count(*) from newest where words @@ query ${isWanted})::int as count from asked order by n`,
    { count: integer },
  );
  const isSure = (at: number) => (counted[at]?.count ?? 0) >= atLeast;
  const places = queries.map((_, at) => at);
  // What follows the last sure one that is needed decides nothing.
  const last = places.filter(isSure)[max - 1] ?? queries.length;
  const doubtful = places.filter((at) => at < last && !isSure(at));
  const rare =
    doubtful.length === 0
      ? []
      : await matchedAmongAll(
          db,
          doubtful.map((at) => queries[at] ?? ''),
          atLeast,
          isWanted,
        );
  const isRare = (at: number) => rare.includes(doubtful.indexOf(at));
  return places.filter((at) => isSure(at) || isRare(at)).slice(0, max);
}

/** The places of the queries that so many of all documents match, which are few where the newest lack them. */
async function matchedAmongAll(
  db: Context['db'],
  queries: readonly string[],
  atLeast: number,
  isWanted: SQL,
): Promise<number[]> {
  const rows = await readRows(
    db,
    sql`
    with asked as materialized (select query::tsquery as query, n
      from unnest(${textArray([...queries])}) with ordinality as asked (query, n))
    select n::int as n from asked where (select count(*) from
      (select 1 from search_docs where words @@ query ${isWanted} ${ALL_NEWEST_FIRST} limit ${atLeast}) every) >= ${atLeast}
    order by n`,
    { n: integer },
  );
  return rows.map(({ n }) => n - 1);
}
