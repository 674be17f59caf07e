import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '@/backend/db/arrays';
import { SEARCH_WINDOW } from '@/backend/contract/search/calls';
import type { SearchKind } from '@/backend/contract/search/calls';
import {
  ALL_NEWEST_FIRST,
  type Frequencies,
  isMatch,
  NEWEST_FIRST,
  occursIn,
  type Wanted,
} from './frequency';
import type { QueryPlan } from './plan-query';

export interface Filter {
  kind?: SearchKind;
  since?: Date;
  /** Kinds that are not found. */
  without?: readonly SearchKind[];
}

/**
 * The most documents of each further group (by name, by title, by kind) that are ranked in addition to the newest
 * matches.
 */
const FURTHER = 100;

/** The queries on texts and titles that find the candidates of a search. */
export function wantedOf({ exact, begun, beforeBegun, apart }: QueryPlan) {
  const inTexts = (query: string): Wanted => ({ column: 'words', query, atMost: SEARCH_WINDOW + 1 });
  return {
    whole: inTexts(exact),
    begun: begun === null ? [] : [inTexts(begun)],
    beforeBegun: begun === null || beforeBegun === null ? null : inTexts(beforeBegun),
    apart: apart.map(({ all, phrase }) => ({ all: inTexts(all), phrase: inTexts(phrase) })),
    titled: { column: 'title_words' as const, query: exact, atMost: FURTHER },
  };
}

/** These queries, by the name of the table in the SQL statement that holds their matches. */
export function wantedByTable({ whole, begun, apart, titled }: ReturnType<typeof wantedOf>) {
  return new Map<string, Wanted>([
    ['whole', whole],
    ...begun.map((query) => ['begun', query] as const),
    ...apart.map(({ all }, index) => [apartTable(index), all] as const),
    ['titled', titled],
  ]);
}

export const apartTable = (index: number) => `apart_${index}`;

/**
 * The candidates that are ranked: `newest`, filled up with matches of word beginnings when whole words find few, and
 * further groups that may be older. `is_whole` marks documents that are known to contain every word, so that they are
 * not checked again.
 */
export function candidates(
  { exact, begun, key, alsoKnown }: QueryPlan,
  wanted: ReturnType<typeof wantedOf>,
  filter: Filter,
  { depths, unknown }: Frequencies,
): SQL {
  const where = filterOf(filter);
  const columns = sql`id, kind, ref_id, release_time, words, title_words, names`;
  const newest = (query: Wanted) => {
    const depth = depths.get(query);
    const [source, order] =
      depth?.by === 'order'
        ? [sql`(select * from search_docs ${NEWEST_FIRST} limit ${depth.documents}) recent`, NEWEST_FIRST]
        : [sql`search_docs`, ALL_NEWEST_FIRST];
    // The moment itself and no parameter: the planner has to know how few documents are newer.
    const since =
      depth?.by === 'words'
        ? sql.raw(`and release_time >= '${depth.since.toISOString()}'::timestamptz`)
        : sql``;
    return sql`(select ${columns} from ${source} where ${isMatch(query)} ${since} ${where} ${order} limit ${query.atMost})`;
  };
  const { beforeBegun } = wanted;
  const mayBegin =
    beforeBegun && unknown.has(beforeBegun)
      ? sql`and ${occursIn(beforeBegun.column, sql`${beforeBegun.query}::tsquery`)}`
      : sql``;
  const tables = [
    ...wanted.begun.map(
      (query) => sql`begun as materialized (select * from ${newest(query)} every
        where (select count(*) from whole) <= ${SEARCH_WINDOW} ${mayBegin}),`,
    ),
    ...wanted.apart.map(
      ({ all }, index) => sql`${sql.identifier(apartTable(index))} as materialized ${newest(all)},`,
    ),
  ];
  const further = [
    ...wanted.begun.map(() => sql`union all select *, false from begun`),
    ...wanted.apart.map(
      ({ phrase }, index) =>
        sql`union all select *, false from ${sql.identifier(apartTable(index))} where ${isMatch(phrase)}`,
    ),
  ];
  return sql`whole as materialized ${newest(wanted.whole)}, ${sql.join(tables, sql` `)}
    newest as materialized (select distinct on (id) * from (
      select *, true as is_whole from whole ${sql.join(further, sql` `)}) every
      order by id, is_whole desc),
    named as materialized (select ${columns}, true from search_docs where names && ${textArray([key, ...alsoKnown])} ${where}
      ${ALL_NEWEST_FIRST} limit ${FURTHER}),
    titled as materialized ${newest(wanted.titled)},
    few as materialized (select *, words @@ ${exact}::tsquery from (select ${columns} from search_docs
      where words @@ ${begun ?? exact}::tsquery ${where} and kind in ('author', 'topic', 'event')
      ${NEWEST_FIRST} limit ${FURTHER}) few),
    candidates as (select distinct on (id) * from (select * from newest union all select * from named
      union all select *, true from titled union all select * from few) every order by id, is_whole desc)`;
}

/** The conditions of a filter, each with `and` before it. */
export function filterOf({ kind, since, without = [] }: Filter): SQL {
  const conditions = [
    kind && sql`and kind = ${kind}`,
    since && sql`and release_time >= ${since.toISOString()}`,
    without.length > 0 && sql`and kind <> all(${textArray([...without])})`,
  ];
  return sql.join(
    conditions.flatMap((condition) => condition || []),
    sql` `,
  );
}
