import { sentenceEnd } from '@/backend/contract/rich-text/sentence-end';
import { borderAfter, borderBefore } from '@/backend/contract/rich-text/word-border';
import type { Snippet } from '@/backend/contract/search/calls';
import { foldCharacter } from '@/backend/kernel/text/fold-characters';
import { variantsOf } from './query-variants';
import { runsOf } from './split-text';
import type { Splits } from './plan-query';

const BEFORE = 40;
/** A sentence may begin farther before its word: a passage that begins with it needs no mark of what is left out. */
const BEFORE_SENTENCE = 60;
const AFTER = 90;
/** How much of a text is searched for hits, in UTF-16 units. */
const MAX_SCAN = 20_000;

interface Span {
  from: number;
  to: number;
}

/** A word of a search, to be found in texts. */
export interface Term {
  text: string;
  /** Matches only at the beginning of a word. */
  isWord: boolean;
  /** Matches a longer word, too. */
  mayGoOn: boolean;
}

/** The words of a search in all regions and the ways to write them apart, longest first. */
export function termsOf(keyword: string, splits: Splits): Term[] {
  const terms = new Map<string, Term>();
  for (const variant of variantsOf(keyword)) addTerms(terms, variant, splits);
  return [...terms.values()].sort((a, b) => b.text.length - a.text.length);
}

function addTerms(terms: Map<string, Term>, variant: string, splits: Splits): void {
  const runs = runsOf(variant);
  runs.forEach((run, index) => {
    const mayGoOn = index === runs.length - 1;
    const texts = run.isChain ? [run.text] : [run.text, ...run.parts, ...(splits.get(run.text) ?? []).flat()];
    const before = runs[index - 1];
    if (before && !before.isChain && !run.isChain) texts.push(before.text + run.text);
    for (const text of texts) terms.set(text, { text, isWord: !run.isChain, mayGoOn });
  });
}

const HAN = /\p{Script=Han}/u;
const WORD_CHARACTER = /[\p{Script=Latin}\p{N}]/u;

/** Where the terms occur in a text, in order and without overlaps. */
export function findHits(text: string, terms: readonly Term[]): Span[] {
  let folded = '';
  const origin: number[] = [];
  let index = 0;
  for (const character of text.slice(0, MAX_SCAN)) {
    const draft = foldCharacter(character);
    folded += draft;
    for (let i = 0; i < draft.length; i += 1) origin.push(index);
    index += character.length;
  }
  origin.push(index);
  const spans: Span[] = [];
  for (const { text: term, isWord, mayGoOn } of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      const end = at + term.length;
      if (isWord && WORD_CHARACTER.test(folded[at - 1] ?? '')) continue;
      if (isWord && !mayGoOn && WORD_CHARACTER.test(folded[end] ?? '')) continue;
      spans.push({ from: origin[at] ?? 0, to: origin[end] ?? index });
    }
  }
  spans.sort((a, b) => a.from - b.from || b.to - a.to);
  let end = 0;
  return spans.filter((span) => {
    if (span.from < end) return false;
    end = span.to;
    return true;
  });
}

/** The whole text with its hits marked. */
export function highlight(text: string, terms: readonly Term[]): Snippet {
  return cut(text, findHits(text, terms), 0, text.length);
}

/** Joins lines; a line that ends without punctuation gets a full stop. */
function asOneLine(text: string): string {
  const parted = text.replaceAll(/([^\s\p{P}])[^\S\n]*\n/gu, (_, last: string) =>
    HAN.test(last) ? `${last}。` : `${last}. `,
  );
  return parted.replaceAll('\n', ' ');
}

/**
 * The end of a passage: that of a sentence, if it lies after the first hit and beyond half of the length, else that of
 * a word.
 */
function passageEnd(text: string, first: number, hitEnd: number): number {
  const last = Math.min(text.length, first + AFTER);
  const whole = sentenceEnd(text, Math.max(hitEnd - 1, first + AFTER / 2), last);
  return Math.max(hitEnd, whole || borderBefore(text, last));
}

/** The mark after which a clause begins; a comma inside a number is none. */
const CLAUSE = /[，；：]|[,;:](?=\s)/gu;

/**
 * The beginning of a passage: that of the text, of the sentence that the first hit stands in, or of one of its clauses,
 * whichever is near enough; else that of a word.
 */
function passageStart(text: string, first: number): number {
  if (first <= BEFORE) return 0;
  const sentence = sentenceEnd(text, 0, first);
  if (first - sentence <= BEFORE_SENTENCE) return afterSpaces(text, sentence);
  const near = text.slice(first - BEFORE, first);
  const [clause] = near.matchAll(CLAUSE);
  if (clause) return afterSpaces(text, first - BEFORE + clause.index + 1);
  return Math.min(first, afterSpaces(text, borderAfter(text, first - BEFORE)));
}

const afterSpaces = (text: string, at: number): number => at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);

/** A passage around the first hit, or the beginning of the text. */
export function excerpt(text: string, terms: readonly Term[]): Snippet {
  const flat = asOneLine(text);
  const hits = findHits(flat, terms);
  const first = hits[0]?.from ?? 0;
  const from = passageStart(flat, first);
  const beginsWhole = flat.slice(sentenceEnd(flat, 0, from), from).trim() === '';
  const to = passageEnd(flat, first, hits[0]?.to ?? 0);
  const end = from + flat.slice(from, to).trimEnd().length;
  const parts = cut(flat, hits, from, end);
  return [
    ...(!beginsWhole ? [{ text: '…', hit: false }] : []),
    ...parts,
    ...(to < flat.trimEnd().length && sentenceEnd(flat, end - 1, end) === 0
      ? [{ text: '…', hit: false }]
      : []),
  ];
}

function cut(text: string, hits: Span[], from: number, to: number): Snippet {
  const parts: Snippet = [];
  let at = from;
  for (const hit of hits) {
    if (hit.from < at || hit.to > to) continue;
    if (hit.from > at) parts.push({ text: text.slice(at, hit.from), hit: false });
    parts.push({ text: text.slice(hit.from, hit.to), hit: true });
    at = hit.to;
  }
  if (at < to) parts.push({ text: text.slice(at, to), hit: false });
  return parts;
}
