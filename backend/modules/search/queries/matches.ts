import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { SEARCH_WINDOW } from '@/backend/contract/search/calls';
import type { SearchKind } from '@/backend/contract/search/calls';
import type { QueryPlan } from './plan-query';

export interface Match {
  kind: SearchKind;
  refId: number;
  releaseTime: Date;
}

export interface Filter {
  kind?: SearchKind;
  since?: Date;
}

/** The most documents of each further group (by name, by title, by kind) that are ranked beside the newest matches. */
const FURTHER = 100;

const NEWEST_FIRST = sql`order by release_time desc, id desc`;

/**
 * Newest first. For one common word the planner may scan back in time until enough documents have it. For several words
 * it cannot estimate how often they occur together, and might scan everything: `+ interval '0'` rules that index out.
 */
const newestOf = (query: string) =>
  query.includes(' & ') ? sql`order by release_time + interval '0' desc, id desc` : NEWEST_FIRST;

/**
 * Matches, best first. Ranking every match of a common word would take seconds, so only these are ranked: documents with
 * that name, or with the words in the title, authors, topics and events, and the newest `SEARCH_WINDOW` of all.
 */
export async function findMatches(
  context: Context,
  plan: QueryPlan,
  filter: Filter,
): Promise<{ matches: Match[]; isMore: boolean }> {
  const rows = await context.db.execute<{
    kind: SearchKind;
    ref_id: string;
    release_time: string;
    is_more: boolean;
  }>(sql`
    with ${candidates(plan, filter)},
    ranked as (select kind, ref_id, id, release_time, ${weight(plan)} as weight, ${closeness(plan)} as closeness
      from candidates)
    select kind, ref_id, release_time, (select count(*) from newest) > ${SEARCH_WINDOW} as is_more from ranked
    order by weight desc, closeness desc, release_time desc, id desc limit ${SEARCH_WINDOW}`);
  return {
    matches: rows.map((row) => ({
      kind: row.kind,
      refId: Number(row.ref_id),
      releaseTime: new Date(row.release_time),
    })),
    isMore: rows[0]?.is_more ?? false,
  };
}

/** Whether there are at least so many matches. */
export async function hasAtLeast(context: Context, plan: QueryPlan, atLeast: number): Promise<boolean> {
  const rows = await context.db.execute(
    sql`select 1 from search_docs where words @@ ${plan.begun ?? plan.exact}::tsquery limit ${atLeast}`,
  );
  return rows.length === atLeast;
}

/**
 * What is ranked: `newest`, filled up with matches of word beginnings when whole words find few, and groups that may be
 * older. `is_whole`: known to have every word, so that the document is not checked again.
 */
function candidates({ exact, begun, apart, key, alsoKnown }: QueryPlan, filter: Filter): SQL {
  const where = filterOf(filter);
  const columns = sql`id, kind, ref_id, release_time, words, title_words, names`;
  const newest = (query: string) =>
    sql`select ${columns} from search_docs where words @@ ${query}::tsquery ${where}`;
  const begins =
    begun === null
      ? sql``
      : sql`union all (select *, false from (${newest(begun)} ${newestOf(begun)} limit ${SEARCH_WINDOW + 1}) begun
          where (select count(*) from whole) <= ${SEARCH_WINDOW})`;
  const apartParts = apart.map(
    ({ all, phrase }) => sql`union all (select *, false from (
      ${newest(all)} ${NEWEST_FIRST} limit ${SEARCH_WINDOW}) apart where words @@ ${phrase}::tsquery)`,
  );
  return sql`whole as materialized (${newest(exact)} ${newestOf(exact)} limit ${SEARCH_WINDOW + 1}),
    newest as materialized (select distinct on (id) * from (
      select *, true as is_whole from whole ${begins} ${sql.join(apartParts, sql` `)}) every
      order by id, is_whole desc),
    named as materialized (select ${columns}, true from search_docs where names && ${sql.param([key, ...alsoKnown])}::text[] ${where}
      ${NEWEST_FIRST} limit ${FURTHER}),
    titled as materialized (select ${columns}, true from search_docs where title_words @@ ${exact}::tsquery ${where}
      ${newestOf(exact)} limit ${FURTHER}),
    few as materialized (select *, words @@ ${exact}::tsquery from (${newest(begun ?? exact)}
      and kind in ('author', 'topic', 'event') ${NEWEST_FIRST} limit ${FURTHER}) few),
    candidates as (select distinct on (id) * from (select * from newest union all select * from named
      union all select * from titled union all select * from few) every order by id, is_whole desc)`;
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
    when names && ${sql.param([...alsoKnown])}::text[] then 7
    when title_words @@ ${exact}::tsquery then case when kind in ('author', 'topic') then 6 else 5 end
    when ${isTogether} then 4
    when is_whole then ${phrase === null ? 4 : 3}::int
    when title_words @@ ${begun ?? exact}::tsquery then 2
    else 1 end`;
}

/** Ranks texts with more occurrences first, in coarse steps, so that within a step the newest is first. */
function closeness({ exact, begun }: QueryPlan): SQL {
  const rank = sql`ts_rank(words, ${begun ?? exact}::tsquery)`;
  return sql`case when title_words @@ ${exact}::tsquery then 0 else floor(${rank} * 50) end`;
}

function filterOf({ kind, since }: Filter): SQL {
  return sql`${kind ? sql`and kind = ${kind}` : sql``} ${since ? sql`and release_time >= ${since.toISOString()}` : sql``}`;
}
