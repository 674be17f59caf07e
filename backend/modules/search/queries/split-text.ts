import { foldCharacters } from '@/backend/kernel/text/fold-characters';

/** Characters of scripts without spaces between words; all other scripts are split into words. */
const CHAIN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]`;
const LATIN = String.raw`[\p{Script=Latin}\p{N}]`;
const OTHER = String.raw`(?:(?!${CHAIN}|\p{Script=Latin})[\p{L}\p{N}])`;
const wordOf = (letter: string) => String.raw`${letter}+(?:(?:[.'’_-]|(?<=\p{N}),(?=\p{N}{3}))${letter}+)*`;
/** Characters that join the text before them to the text after them: 中本·聪, DeFi-协议, BTC/ETH. */
const JOINT = /^[·・‧•‐‑–/_+&-]$/u;
const RUNS = new RegExp(String.raw`(${CHAIN}+)|(${wordOf(LATIN)}|${wordOf(OTHER)})|([^\S\n]+)|([^])`, 'gu');
const MAX_WORD = 60;

/** The separator between a run and the one before it. */
type Gap = 'none' | 'joint' | 'space' | 'punctuation';

interface Chain {
  isChain: true;
  text: string;
  gap: Gap;
}

interface Word {
  isChain: false;
  /** The normalised word: `rug-pull` and `rugpull` are the same. Numbers keep their decimal points. */
  text: string;
  /** The parts of the word: `rug-pull` has two. */
  parts: string[];
  gap: Gap;
}

/** A part of a text: a chain of characters of a script without spaces, or one word of another script. */
export type Run = Chain | Word;

/** The runs of a text, folded: a new one begins at every space and punctuation mark, and when the script changes. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let gap: Gap = 'punctuation';
  for (const [token, chain, word, space] of foldCharacters(text).matchAll(RUNS)) {
    if (chain !== undefined) runs.push({ isChain: true, text: chain, gap });
    else if (word !== undefined) runs.push({ ...wordRun(word.slice(0, MAX_WORD)), gap });
    else {
      gap = widerGap(gap, space !== undefined ? 'space' : JOINT.test(token) ? 'joint' : 'punctuation');
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

/** The number that a version with more after it begins with: 1.0.0 of 1.0.0-beta.5, 26.04 of 26.04rc3. Null for another word. */
export function versionBegun({ parts }: Pick<Word, 'parts'>): string | null {
  const first = parts.findIndex((part) => !IS_NUMBER.test(part));
  if (first < 1) return null;
  const last = /^\d+(?=[a-z])/.exec(parts[first] ?? '')?.[0];
  const numbers = [...parts.slice(0, first), ...(last === undefined ? [] : [last])];
  return numbers.length > 1 ? numbers.join('.') : null;
}

/** Overlapping pieces of this many characters; a shorter chain is returned whole. */
export function piecesOf(chain: string, length: number): string[] {
  const characters = [...chain];
  if (characters.length <= length) return [chain];
  return Array.from({ length: characters.length - length + 1 }, (_, at) =>
    characters.slice(at, at + length).join(''),
  );
}

/**
 * Lexemes that show that one run directly follows another: the end of the first joined to the beginning of the second.
 * A word with parts gives two: one with the whole word, one with the part. Two words have none, because words have
 * positions.
 */
export function bridgesOf(before: Run, after: Run): string[] {
  if (!before.isChain && !after.isChain) return [];
  const ends = before.isChain ? [...before.text].slice(-1) : [before.text, ...before.parts.slice(-1)];
  const starts = after.isChain ? [...after.text].slice(0, 1) : [after.text, ...after.parts.slice(0, 1)];
  return ends.flatMap((end) => starts.map((start) => `${end}${start}`));
}

/** One form for all spellings of the same words, to compare names and searches. */
export function keyOf(text: string): string {
  return runsOf(text)
    .map((run) => run.text)
    .join(' ');
}
