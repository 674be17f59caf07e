import { foldCharacters } from '@/backend/kernel/text/fold-characters';

/** Scripts without spaces between words; everything else is written in words. */
const CHAIN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]`;
const LATIN = String.raw`[\p{Script=Latin}\p{N}]`;
const OTHER = String.raw`(?:(?!${CHAIN}|\p{Script=Latin})[\p{L}\p{N}])`;
const wordOf = (letter: string) => String.raw`${letter}+(?:(?:[.'’_-]|(?<=\p{N}),(?=\p{N}{3}))${letter}+)*`;
/** Marks that tie what stands around them together: 中本·聪, DeFi-协议, BTC/ETH. */
const JOINT = /^[·・‧•‐‑–/_+&-]$/u;
const RUNS = new RegExp(String.raw`(${CHAIN}+)|(${wordOf(LATIN)}|${wordOf(OTHER)})|([^\S\n]+)|([^])`, 'gu');
const MAX_WORD = 60;

/** How a run stands to the one before it. */
type Gap = 'none' | 'joint' | 'space' | 'punctuation';

interface Chain {
  isChain: true;
  text: string;
  gap: Gap;
}

interface Word {
  isChain: false;
  /** As it is looked up: `rug-pull` and `rugpull` are one. Numbers keep their points. */
  text: string;
  /** The words in it: `rug-pull` has two. */
  parts: string[];
  gap: Gap;
}

/** What text is made of: characters of a script without spaces, or one word of another script. */
export type Run = Chain | Word;

/** Text, folded, as runs: a new one begins at every space and mark, and wherever the script changes. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let gap: Gap = 'punctuation';
  for (const [found, chain, word, space] of foldCharacters(text).matchAll(RUNS)) {
    if (chain !== undefined) runs.push({ isChain: true, text: chain, gap });
    else if (word !== undefined) runs.push({ ...wordRun(word.slice(0, MAX_WORD)), gap });
    else {
      gap = widerGap(gap, space !== undefined ? 'space' : JOINT.test(found) ? 'joint' : 'punctuation');
      continue;
    }
    gap = 'none';
  }
  return runs;
}

const WIDTHS: readonly Gap[] = ['none', 'joint', 'space', 'punctuation'];

function widerGap(a: Gap, b: Gap): Gap {
  return WIDTHS.indexOf(a) > WIDTHS.indexOf(b) ? a : b;
}

const IS_NUMBER = /^v?\p{N}+$/u;

function wordRun(word: string): Omit<Word, 'gap'> {
  const parts = word
    .replaceAll(',', '')
    .split(/[.'’_-]/)
    .filter(Boolean);
  const isNumber = parts.every((part) => IS_NUMBER.test(part));
  return { isChain: false, text: parts.join(isNumber ? '.' : ''), parts };
}

/** So many characters of a chain at a time, overlapping; a shorter chain is itself. */
export function piecesOf(chain: string, length: number): string[] {
  const characters = [...chain];
  if (characters.length <= length) return [chain];
  return Array.from({ length: characters.length - length + 1 }, (_, at) =>
    characters.slice(at, at + length).join(''),
  );
}

/**
 * What is looked up to know that one run directly follows another: the last of one and the first of the other. Of a word
 * with parts, first with the whole and then with the part. None between two words, whose places tell it.
 */
export function bridgesOf(before: Run, after: Run): string[] {
  if (!before.isChain && !after.isChain) return [];
  const ends = before.isChain ? [...before.text].slice(-1) : [before.text, ...before.parts.slice(-1)];
  const starts = after.isChain ? [...after.text].slice(0, 1) : [after.text, ...after.parts.slice(0, 1)];
  return ends.flatMap((end) => starts.map((start) => `${end}${start}`));
}

/** One spelling for all ways to type the same words: for comparing whole names and searches. */
export function keyOf(text: string): string {
  return runsOf(text)
    .map((run) => run.text)
    .join(' ');
}
