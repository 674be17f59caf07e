import { sql } from 'drizzle-orm';
import { list, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { quoteLexeme } from './quote-lexeme';
import { piecesOf, runsOf } from './split-text';

/** The chains of Chinese characters in which one may be wrong: longer ones are sentences. */
const MIN_CHAIN = 4;
const MAX_CHAIN = 16;
/** How much of a text is read, in characters. */
const MAX_SCAN = 4_000;

/**
 * A search with one wrong character of a chain put right by the first of the texts that has the chain but for it. Null
 * when none has, or a text has all words of the chain, only elsewhere. The answer is folded.
 */
export function correctMistypedCharacter(typed: string, texts: readonly string[]): string | null {
  const folded = foldCharacters(typed);
  const chains = chainsOf(folded);
  if (chains.length === 0) return null;
  const foldedTexts = texts.map((text) => foldCharacters(text.slice(0, MAX_SCAN)));
  let corrected = folded;
  for (const chain of chains) {
    const meant = firstNearly(chain, foldedTexts);
    if (meant !== null) corrected = corrected.replace(chain, meant);
  }
  return corrected === folded ? null : corrected;
}

/** The chains of a folded search in which a character may be wrong. */
export function chainsOf(folded: string): string[] {
  return runsOf(folded).flatMap((run) =>
    run.isChain && run.text.length >= MIN_CHAIN && run.text.length <= MAX_CHAIN ? run.text : [],
  );
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a chain; empty where a part of it is no word, as with a wrong character. */
function wordsOf(chain: string): string[] {
  const words = [...segmenter.segment(chain)].map(({ segment }) => segment);
  return words.every((word) => word.length > 1) ? words : [];
}

/** How many titles with half of a chain are compared. */
const MAX_TITLES = 400;

/** Titles, folded, that have either half of a chain of a search: where one character is wrong, a half is right. */
export async function titlesWithHalf({ db }: Context, typed: string): Promise<string[]> {
  const halves = chainsOf(foldCharacters(typed)).flatMap((chain) => {
    const middle = Math.floor(chain.length / 2);
    return [chain.slice(0, middle), chain.slice(middle)];
  });
  if (halves.length === 0) return [];
  const query = halves.map((half) => `(${piecesOf(half, 3).map(quoteLexeme).join(' & ')})`).join(' | ');
  const rows = await readRows(
    db,
    sql`select names from search_docs where title_words @@ ${query}::tsquery limit ${MAX_TITLES}`,
    { names: list(text) },
  );
  return rows.flatMap(({ names }) => names);
}

function firstNearly(chain: string, texts: readonly string[]): string | null {
  const words = wordsOf(chain);
  for (const text of texts) {
    if (text.includes(chain) || (words.length > 1 && words.every((word) => text.includes(word)))) return null;
    for (let at = 0; at + chain.length <= text.length; at += 1)
      if (isNearly(chain, text, at)) return text.slice(at, at + chain.length);
  }
  return null;
}

const HAN = /\p{Script=Han}/u;

/** Whether the text at an offset differs from a chain in one character, which is Chinese in both. */
function isNearly(chain: string, text: string, from: number): boolean {
  let wrong = -1;
  for (let at = 0; at < chain.length; at += 1) {
    if (chain.charCodeAt(at) === text.charCodeAt(from + at)) continue;
    if (wrong >= 0) return false;
    wrong = at;
  }
  return wrong >= 0 && HAN.test(text.charAt(from + wrong));
}
