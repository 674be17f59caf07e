import { sql } from 'drizzle-orm';
import { textArray } from '@/backend/db/arrays';
import { integer, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { editDistance } from './edit-distance';
import { isFunctionWord } from './function-words';
import { hiddenKinds } from './hidden-kinds';
import { gramsOf, knownAmong } from './known-words';
import { hasAtLeast, newest, occursIn } from './frequency';
import { planQuery } from './plan-query';
import { type Run, runsOf } from './split-text';

const MAX_SUGGESTIONS = 3;
const CANDIDATES = 60;
const MIN_MISSPELT = 3;
/** A word of letters, or a name with a digit or two, as libp2p. */
const LATIN_WORD = /^[a-z]+$|^(?=\D*\d\D*\d?\D*$)[a-z]{2,}[a-z\d]+$/;
/** Each try costs a query. */
const MAX_TRIES = 8;
const FAR_MORE = 10;
/** The most words of a search that are put right. */
const MAX_CORRECTED = 3;
/** A longer search seldom has a text with all of its words, however they are spelt. */
const SHORT = 3;
const TRIES_OF_SENTENCE = 1;

/**
 * Suggestions after a search that found little or nothing: corrected spellings; else parts of the search. Each has
 * results.
 * @param matchCount how many matches the search itself had; if any, only spellings with at least ten matches are suggested
 */
export async function findNearSearches(
  context: Context,
  keyword: string,
  matchCount: number,
): Promise<string[]> {
  const typed = foldCharacters(keyword);
  const spelt = await findSpellings(context, keyword, matchCount === 0 ? 1 : FAR_MORE);
  return spelt.length > 0 || matchCount > 0 ? spelt : lessOf(context, runsOf(typed));
}

/** Corrected spellings of a search that have at least so many matches, likeliest first. */
export async function findSpellings(context: Context, keyword: string, atLeast: number): Promise<string[]> {
  const spelt = await spellings(context, foldCharacters(keyword));
  return finding(context, spelt, { most: MAX_SUGGESTIONS, atLeast });
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

/** The search with misspelt words replaced by known ones, likeliest first; whether it finds anything is not checked. */
export async function spellings(context: Context, typed: string): Promise<string[]> {
  const runs = runsOf(typed);
  // Of a word with parts, each part: rust-bitcoinkernel.
  const words = [...new Set(runs.flatMap((run) => (run.isChain ? [] : run.parts)))];
  const doubtful = words.filter(
    (word) => LATIN_WORD.test(word) && word.length >= MIN_MISSPELT && !isFunctionWord(word),
  );
  // Beside other words, a word that occurs is right.
  const isBesideOthers = runs.length > 1 || words.length > 1;
  const right = isBesideOthers ? await knownAmong(context, doubtful) : new Set<string>();
  let texts = [typed];
  for (const word of doubtful.filter((other) => !right.has(other)).slice(0, MAX_CORRECTED)) {
    const meant = await closeWords(context, word);
    if (meant.length > 0) texts = texts.flatMap((text) => meant.map((other) => text.replace(word, other)));
  }
  return texts
    .filter((text) => text !== typed)
    .slice(0, words.length > SHORT ? TRIES_OF_SENTENCE : MAX_TRIES);
}

/** Known words that differ by one typing error, longer ones by up to two. */
async function closeWords(context: Context, word: string): Promise<string[]> {
  const slips = word.length < 5 ? 1 : 2;
  const rows = await readRows(
    context.db,
    sql`
    select term from search_grams where gram = any(${textArray(gramsOf(word))})
      and length(term) between ${word.length - slips} and ${word.length + slips}
    group by term order by count(*) desc, term limit ${CANDIDATES}`,
    { term: text },
  );
  return rows
    .map(({ term }, rank) => ({ term, rank, slips: editDistance(word, term) }))
    .filter((candidate) => candidate.slips > 0 && candidate.slips <= slips)
    .sort((a, b) => a.slips - b.slips || a.rank - b.rank)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ term }) => term);
}

/**
 * Shorter searches: the words of a search one by one; of a single chain of characters, its longest beginning and end
 * that have results.
 */
async function lessOf(context: Context, runs: Run[]): Promise<string[]> {
  const [only] = runs;
  if (runs.length > 1)
    return finding(context, [...new Set(runs.map((run) => run.text))], { most: MAX_SUGGESTIONS });
  if (!only?.isChain) return [];
  const characters = [...only.text];
  const lengths = characters
    .map((_, cut) => characters.length - 1 - cut)
    .filter((length) => length > 1)
    .slice(0, MAX_TRIES);
  const beginnings = lengths.map((length) => characters.slice(0, length).join(''));
  const ends = lengths.map((length) => characters.slice(-length).join(''));
  const parts = [beginnings, ends].map((ways) => finding(context, ways, { most: 1 }));
  return [...new Set((await Promise.all(parts)).flat())];
}

/** The first `most` of these searches that have at least `atLeast` matches. */
export async function finding(
  context: Context,
  keywords: string[],
  { most, atLeast = 1 }: { most: number; atLeast?: number },
): Promise<string[]> {
  const searches: string[] = [];
  const without = await hiddenKinds(context);
  for (const keyword of keywords) {
    const plan = planQuery(keyword);
    if (plan && (await hasAtLeast(context, plan, atLeast, without))) searches.push(keyword);
    if (searches.length === most) break;
  }
  return searches;
}
