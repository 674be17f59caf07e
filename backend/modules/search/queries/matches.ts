import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { textArray } from '@/backend/db/arrays';
import { boolean, dictionary, instant, integer, nullable, oneOf } from '@/backend/db/codec';
import { SEARCH_KINDS, SEARCH_WINDOW } from '@/backend/contract/search/calls';
import type { SearchKind } from '@/backend/contract/search/calls';
import { readRows } from '@/backend/db/rows';
import { apartTable, candidates, type Filter, wantedByTable, wantedOf } from './candidates';
import { countInNewest, type Frequencies, NO_DEPTHS } from './frequency';
import { isAssetName } from './asset-names';
import type { QueryPlan } from './plan-query';

export interface Match {
  kind: SearchKind;
  refId: number;
  releaseTime: Date;
  /** Where the words stand: in its name or title, next to each other in its text, or apart. */
  place: Place;
}

const PLACES = ['title', 'together', 'apart'] as const;
type Place = (typeof PLACES)[number];

/**
 * Matches, best first. Ranking every match of a common word would take seconds, so only these are ranked: documents with
 * that name, or with the words in the title, authors, topics and events, and the newest `SEARCH_WINDOW` of all.
 */
export async function findMatches(
  context: Context,
  plan: QueryPlan,
  filter: Filter,
): Promise<{ matches: Match[]; isMore: boolean }> {
  const wanted = wantedOf(plan);
  const tables = wantedByTable(wanted);
  const { beforeBegun } = wanted;
  const frequencies = await countInNewest(context, [
    ...tables.values(),
    ...(beforeBegun ? [beforeBegun] : []),
  ]);
  const { depths } = frequencies;
  const rank = (within: Frequencies) =>
    rankMatches(context, plan, candidates(plan, wanted, filter, within), [...tables.keys()]);
  const ranking = await rank(frequencies);
  // Among older documents the matches were rarer than estimated, so some are missing. When there are enough matches of
  // whole words, beginnings of words do not matter.
  const isShort = [...tables].some(
    ([table, query]) =>
      depths.has(query) &&
      (ranking.sizes[table] ?? 0) < query.atMost &&
      !(table === 'begun' && (ranking.sizes['whole'] ?? 0) > SEARCH_WINDOW),
  );
  return isShort ? rank({ ...frequencies, depths: NO_DEPTHS }) : ranking;
}

/** Without matches there is only one row, of nulls beside the sizes. */
const COLUMNS = {
  kind: nullable(oneOf(SEARCH_KINDS)),
  ref_id: nullable(integer),
  release_time: nullable(instant),
  place: nullable(oneOf(PLACES)),
  is_more: boolean,
  sizes: dictionary(integer),
};

async function rankMatches(context: Context, plan: QueryPlan, among: SQL, tables: readonly string[]) {
  const sizes = tables.map((table) => sql`${table}::text, (select count(*) from ${sql.identifier(table)})`);
  // A text that contains all parts of a word need not have them next to each other, so more matches may lie beyond the
  // limit.
  const cut = plan.apart.map(
    (_, index) => sql`(select count(*) from ${sql.identifier(apartTable(index))}) > ${SEARCH_WINDOW}`,
  );
  const isCut = sql.join([sql`false`, ...cut], sql` or `);
  const rows = await readRows(
    context.db,
    sql`
    with ${among},
    ranked as (select kind, ref_id, id, release_time, ${weight(plan)} ${literally(plan)} as weight, ${closeness(plan)} as closeness
      from candidates)
    select kind, ref_id, release_time, case when weight >= 5 then 'title' when weight >= 4 then 'together' else 'apart' end as place, is_more, sizes
    from (select (select count(*) from newest) > ${SEARCH_WINDOW} or ${isCut} as is_more,
      jsonb_build_object(${sql.join(sizes, sql`, `)}) as sizes) found left join ranked on true
    order by weight desc, closeness desc, release_time desc, id desc limit ${SEARCH_WINDOW}`,
    COLUMNS,
  );
  return {
    matches: rows.flatMap(({ kind, ref_id, release_time, place }) =>
      kind === null || ref_id === null || release_time === null || place === null
        ? []
        : [{ kind, refId: ref_id, releaseTime: release_time, place }],
    ),
    isMore: rows[0]?.is_more ?? false,
    sizes: rows[0]?.sizes ?? {},
  };
}

/**
 * How well a document matches: 8 its name is the search; 7 its name is another name of the same asset; 6 an author or
 * topic with the words in the name; 5 the words are in the title; 4 they are adjacent in the text, or there is only one;
 * 3 all of them are in the text; 2 the title has a word that begins like the last one; 1 any other.
 */
function weight({ exact, begun, phrase, apart, key, alsoKnown }: QueryPlan): SQL {
  const together = [phrase ?? [], apart.map((way) => way.phrase)].flat().map((way) => `(${way})`);
  const isTogether = together.length > 0 ? sql`words @@ ${together.join(' | ')}::tsquery` : sql`is_whole`;
  return sql`case
    when names @> array[${key}]::text[] then 8
    when names && ${textArray([...alsoKnown])} then 7
    when title_words @@ ${exact}::tsquery then case when kind in ('author', 'topic') then 6 else 5 end
    when ${isTogether} then 4
    when is_whole then ${phrase === null ? 4 : 3}::int
    when title_words @@ ${begun ?? exact}::tsquery then 2
    else 1 end`;
}

/** Within a step, the words that were typed come before those of another region; names of an asset are equal. */
function literally({ literal, key }: QueryPlan): SQL {
  return literal === null || isAssetName(key)
    ? sql``
    : sql`+ case when words @@ ${literal}::tsquery then 0.5 else 0 end`;
}

/** Ranks texts with more occurrences first, in coarse steps, so that within a step the newest is first. */
function closeness({ exact, ranked }: QueryPlan): SQL {
  const rank = sql`ts_rank(words, ${ranked}::tsquery)`;
  return sql`case when title_words @@ ${exact}::tsquery then 0 else floor(${rank} * 50) end`;
}
