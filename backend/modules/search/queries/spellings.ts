import { sql } from 'drizzle-orm';
import { textArray } from '@/backend/db/arrays';
import { text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { editDistance } from './edit-distance';
import { isFunctionWord } from './function-words';
import { gramsOf, knownAmong } from './known-words';
import { apartAtVersions } from './seams';
import { runsOf } from './split-text';

const CANDIDATES = 60;
const MIN_MISSPELT = 3;
/** Shorter words differ by two letters from too many others: depeg and debug. */
const LONG = 6;
/** The most corrections of one word. */
const MAX_MEANT = 3;
/** A word of letters, or a name with a digit or two, as libp2p. */
const LATIN_WORD = /^[a-z]+$|^(?=\D*\d\D*\d?\D*$)[a-z]{2,}[a-z\d]+$/;
/** The most corrected searches. */
const MAX_TRIES = 8;
/** The most words of a search that are put right. */
const MAX_CORRECTED = 3;
/** A longer search seldom has a text with all of its words, however they are spelt. */
const SHORT = 3;
const TRIES_OF_SENTENCE = 1;

/** The search with misspelt words replaced by known ones, likeliest first; whether it finds anything is not checked. */
export async function spellings(context: Context, written: string): Promise<string[]> {
  const typed = apartAtVersions(written);
  const runs = runsOf(typed);
  // Of a word with parts, each part: rust-bitcoinkernel.
  const words = [...new Set(runs.flatMap((run) => (run.isChain ? [] : run.parts)))];
  const doubtful = words.filter(
    (word) => LATIN_WORD.test(word) && word.length >= MIN_MISSPELT && !isFunctionWord(word),
  );
  // Beside other words, a word that occurs is right.
  const isBesideOthers = runs.length > 1 || words.length > 1;
  const right = isBesideOthers ? await knownAmong(context, doubtful) : new Set<string>();
  const wrong = doubtful.filter((word) => !right.has(word)).slice(0, MAX_CORRECTED);
  const meanings = await Promise.all(wrong.map((word) => closeWords(context, word)));
  let texts = [typed];
  for (const [at, word] of wrong.entries()) {
    const meant = meanings[at] ?? [];
    if (meant.length > 0) texts = texts.flatMap((text) => meant.map((other) => text.replace(word, other)));
  }
  return texts
    .filter((text) => text !== typed)
    .slice(0, words.length > SHORT ? TRIES_OF_SENTENCE : MAX_TRIES);
}

/** Known words that differ by one typing error, longer ones by up to two. */
async function closeWords(context: Context, word: string): Promise<string[]> {
  const slips = word.length < LONG ? 1 : 2;
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
    .sort((a, b) => a.slips - b.slips || otherEnds(word, a.term) - otherEnds(word, b.term) || a.rank - b.rank)
    .slice(0, MAX_MEANT)
    .map(({ term }) => term);
}

/** How many of the first and the last letter differ: these are seldom mistyped. */
const otherEnds = (typed: string, term: string): number =>
  Number(typed.at(0) !== term.at(0)) + Number(typed.at(-1) !== term.at(-1));
