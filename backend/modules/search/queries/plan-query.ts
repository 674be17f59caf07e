import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { anyOfQueries } from './any-of-queries';
import { otherNamesOf } from './asset-names';
import { variantsOf } from './query-variants';
import { quoteLexeme } from './quote-lexeme';
import { bridgesOf, keyOf, piecesOf, type Run, runsOf } from './split-text';

/** A search in the forms in which it is looked up; all queries are `tsquery` text. */
export interface QueryPlan {
  /** All words, whole. Words typed without a space between them are adjacent. */
  exact: string;
  /** The same, but the last word may be a beginning; null where that makes no difference. */
  begun: string | null;
  /** All words but the last, where `begun` has others. Without them nothing has `begun`, which costs more to look up. */
  beforeBegun: string | null;
  /**
   * What texts are ranked by: `begun`, or `exact`, with each way whole, because a rank depends on how a query is written.
   */
  ranked: string;
  /** All words, adjacent and in this order; null for a single word. */
  phrase: string | null;
  /** `exact` in the words that were typed; null when there are no others. */
  literal: string | null;
  /** The words in scripts with spaces. */
  words: string[];
  /** For words that are also written apart: a query for all parts, and one for the parts as a phrase. */
  apart: { all: string; phrase: string }[];
  /** The key of the whole search; see `keyOf`. */
  key: string;
  /** Other names of what the search names: of an asset, or in the words of another region. */
  alsoKnown: readonly string[];
}

/** The beginning of a word must have at least this many letters, because shorter ones match too many words. */
const MIN_BEGINNING = 2;
const MAX_JOINED = 4;
/** In a search of more parts, a sentence, words are not looked up joined: each way costs as much as the whole search. */
const MAX_RUNS_JOINED = 5;
/** A number that texts also write as a version: 0.7.0 and v0.7.0. */
const VERSION = /^\d+(?:\.\d+)+$/;

/** Ways to write a word apart, by word: `rugpull` → `[['rug', 'pull']]`. */
export type Splits = ReadonlyMap<string, readonly string[][]>;

/**
 * The plan of a typed search, in the words of all regions. No character of the text is query syntax. Null when nothing
 * in it can be searched.
 */
export function planQuery(text: string, splits: Splits = new Map()): QueryPlan | null {
  const [typed, ...others] = variantsOf(text).flatMap((variant) => planVariant(variant, splits) ?? []);
  if (!typed || others.length === 0) return typed ?? null;
  const every = [typed, ...others];
  const anyOf = (queries: readonly string[]) =>
    [...new Set(queries)].map((query) => `(${query})`).join(' | ');
  const exactWays = every.flatMap((plan) => plan.ways);
  const begunWays = every.flatMap((plan) => plan.begunWays);
  const hasBegun = every.some(({ begun }) => begun !== null);
  const isBeforeKnown = every.every(({ beforeBegun }) => beforeBegun !== null);
  const key = keyOf(text);
  const keys = others.map((plan) => plan.key);
  return {
    ...typed,
    exact: anyOfQueries(exactWays),
    begun: hasBegun ? anyOfQueries(begunWays) : null,
    beforeBegun: isBeforeKnown ? anyOfQueries(begunWays.map(withoutLast)) : null,
    ranked: anyOf(every.map(({ ranked }) => ranked)),
    phrase: every.some(({ phrase }) => phrase !== null)
      ? anyOf(every.map(({ phrase, exact }) => phrase ?? exact))
      : null,
    literal: typed.exact,
    key,
    alsoKnown: [...new Set([...typed.alsoKnown, ...keys])].filter((name) => name !== key),
  };
}

/** The plan of a search for a text as it is written, not in the words of other regions; null when nothing can be searched. */
export function planWritten(text: string): QueryPlan | null {
  const plan = planVariant(foldCharacters(text), new Map());
  return plan && { ...plan, begun: null, beforeBegun: null, alsoKnown: [] };
}

/** The plan of one variant, with the clauses of each way to write its words. */
interface VariantPlan extends QueryPlan {
  ways: string[][];
  begunWays: string[][];
}

function planVariant(text: string, splits: Splits): VariantPlan | null {
  const runs = runsOf(text);
  if (runs.length === 0) return null;
  const ways = waysOf(runs, false);
  const begunWays = waysOf(runs, true);
  const [exact, begun] = [anyOfQueries(ways), anyOfQueries(begunWays)];
  const beforeWays = begunWays.map(withoutLast);
  return {
    ways,
    begunWays,
    exact,
    begun: begun === exact ? null : begun,
    ranked: begunWays.map((way) => `(${way.join(' & ')})`).join(' | '),
    beforeBegun:
      begun === exact || beforeWays.some((clauses) => clauses.length === 0) ? null : anyOfQueries(beforeWays),
    phrase: runs.length > 1 ? phraseOf(runs) : null,
    literal: null,
    words: [...new Set(runs.flatMap((run) => (run.isChain ? [] : [run.text])))],
    apart: runs.flatMap((run, index) => apartOf(runs, run, index, splits)),
    key: keyOf(text),
    alsoKnown: otherNamesOf(keyOf(text)),
  };
}

/** The clauses of each way to write the words: two words typed with a space may also be one joined word. */
function waysOf(runs: Run[], mayGoOn: boolean): string[][] {
  const clauses = clausesOf(runs, mayGoOn);
  const ways = [clauses.filter(Boolean)];
  if (runs.length > MAX_RUNS_JOINED) return ways;
  const pairs = runs.flatMap((run, index) => {
    const before = runs[index - 1];
    return before && !before.isChain && !run.isChain && run.gap !== 'punctuation'
      ? [{ index, word: before.text + run.text }]
      : [];
  });
  for (const { index, word } of pairs.slice(0, MAX_JOINED)) {
    const isLast = mayGoOn && index === runs.length - 1;
    const joined = [...clauses.slice(0, index - 1), lookUp(word, isLast), ...clauses.slice(index + 1)];
    ways.push(joined.filter(Boolean));
  }
  return ways;
}

const withoutLast = (clauses: readonly string[]): readonly string[] => clauses.slice(0, -1);

/** One clause for each run, so that each can be replaced; empty when a bridge already covers the run. */
function clausesOf(runs: Run[], mayGoOn: boolean): string[] {
  return runs.map((run, index) => {
    const isLast = mayGoOn && index === runs.length - 1;
    const bridge = tieOf(runs, index);
    const isLone = run.isChain && [...run.text].length === 1;
    const isBridged = bridge !== null || tieOf(runs, index + 1) !== null;
    const lexemes = isLone && isBridged ? [] : lexemesOf(run, isLast);
    const tie = bridge === null ? [] : [lookUp(bridge, isLast && !run.isChain)];
    return [...new Set([...tie, ...lexemes])].join(' & ');
  });
}

/** The bridge between a run and the one before it, when they were typed without a space. */
function tieOf(runs: Run[], index: number): string | null {
  const [before, run] = [runs[index - 1], runs[index]];
  if (!before || !run || (run.gap !== 'none' && run.gap !== 'joint')) return null;
  return bridgesOf(before, run)[0] ?? null;
}

function lexemesOf(run: Run, isLast: boolean): string[] {
  if (!run.isChain) {
    const mayGoOn = isLast && run.text.length >= MIN_BEGINNING;
    const typed = lookUp(run.text, mayGoOn);
    return [VERSION.test(run.text) ? `(${typed} | ${lookUp(`v${run.text}`, mayGoOn)})` : typed];
  }
  if ([...run.text].length === 1) return [lookUp(run.text, true)];
  // Trigrams are used, because pairs of a word may occur in a long text without being adjacent.
  return piecesOf(run.text, 3).map((draft) => lookUp(draft));
}

/** A query for runs in order: with bridges where the script changes, and adjacent positions between words. */
function phraseOf(runs: Run[]): string {
  const sequences: string[][] = [];
  const bridges: string[] = [];
  runs.forEach((run, index) => {
    const before = runs[index - 1];
    const [bridge] = before ? bridgesOf(before, run) : [];
    if (bridge !== undefined) bridges.push(lookUp(bridge));
    if (run.isChain) bridges.push(...lexemesOf(run, false));
    else if (before && !before.isChain) sequences.at(-1)?.push(...run.parts);
    else sequences.push([...run.parts]);
  });
  const chains = sequences.map((parts) => `(${parts.map((part) => lookUp(part)).join(' <-> ')})`);
  return [...bridges, ...chains].join(' & ');
}

/** The queries for one word split into parts: at its own hyphens and dots, or into known words. */
function apartOf(runs: Run[], run: Run, index: number, splits: Splits): QueryPlan['apart'] {
  if (run.isChain) return [];
  const ways = run.parts.length > 1 ? [run.parts] : (splits.get(run.text) ?? []);
  const clauses = clausesOf(runs, false);
  const put = (clause: string) =>
    [...clauses.slice(0, index), `(${clause})`, ...clauses.slice(index + 1)].filter(Boolean).join(' & ');
  return ways.map((parts) => {
    const words = parts.map((part) => lookUp(part));
    return { all: put(words.join(' & ')), phrase: put(words.join(' <-> ')) };
  });
}

function lookUp(lexeme: string, mayGoOn = false): string {
  return `${quoteLexeme(lexeme)}${mayGoOn ? ':*' : ''}`;
}
