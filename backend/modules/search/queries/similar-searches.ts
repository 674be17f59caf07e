import { sql } from 'drizzle-orm';
import { textArray } from '@/backend/db/arrays';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { SearchKind } from '@/backend/contract/search/calls';
import type { Context } from '@/backend/kernel/context';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { finding } from './finding';
import { newest, occursIn } from './frequency';
import { planQuery } from './plan-query';
import { type Run, runsOf } from './split-text';
import { MAX_SUGGESTIONS, type TypedSearch } from './typed-search';

/** The most beginnings and ends that are tried. */
const MAX_TRIES = 8;
const FAR_MORE = 10;

/**
 * Suggestions after a search that found little or nothing: corrected spellings; else parts of the search. Each has
 * results.
 * @param matchCount how many matches the search itself had; if any, only spellings with at least ten matches are suggested
 */
export async function findSimilarSearches(
  context: Context,
  typed: TypedSearch,
  matchCount: number,
): Promise<string[]> {
  const { keyword, without } = typed;
  if (matchCount > 0)
    return finding(context, await typed.spellings(), { max: MAX_SUGGESTIONS, atLeast: FAR_MORE, without });
  const spelt = await typed.rightSpellings();
  return spelt.length > 0 ? spelt : lessOf(context, runsOf(foldCharacters(keyword)), without);
}

/** The first of these searches that a title has, else the first; null of none. */
export async function bestTitled({ db }: Context, keywords: readonly string[]): Promise<string | null> {
  const [likeliest = null] = keywords;
  if (keywords.length < 2) return likeliest;
  const queries = keywords.map((keyword) => planQuery(keyword)?.exact ?? '');
  const [titled] = await readRows(
    db,
    sql`
    select asked.n::int as n from unnest(${textArray(queries)}) with ordinality as asked (query, n)
    where exists (select 1 from ${newest} where title_words @@ asked.query::tsquery)
      or ${occursIn('title_words', sql`asked.query::tsquery`)} order by asked.n limit 1`,
    { n: integer },
  );
  return titled ? (keywords[titled.n - 1] ?? null) : likeliest;
}

/**
 * Shorter searches: the words of a search one by one; of a single chain of characters, its longest beginning and end
 * that have results.
 */
async function lessOf(context: Context, runs: Run[], without: readonly SearchKind[]): Promise<string[]> {
  const [only] = runs;
  if (runs.length > 1)
    return finding(context, [...new Set(runs.map((run) => run.text))], { max: MAX_SUGGESTIONS, without });
  if (!only?.isChain) return [];
  const characters = [...only.text];
  const lengths = characters
    .map((_, cut) => characters.length - 1 - cut)
    .filter((length) => length > 1)
    .slice(0, MAX_TRIES);
  const beginnings = lengths.map((length) => characters.slice(0, length).join(''));
  const ends = lengths.map((length) => characters.slice(-length).join(''));
  const parts = [beginnings, ends].map((ways) => finding(context, ways, { max: 1, without }));
  return [...new Set((await Promise.all(parts)).flat())];
}
