import { isForeignSound } from './foreign-sounds';
import { findNames, isWellKnown, type NameSpan, spellName } from './personal-names';
import { type PhraseTable, startOf } from './phrase-table';
import { isWordStart, wordEnds } from './word-ends';

/**
 * Converts a text with OpenCC's dictionaries, the longest phrase first. A phrase matches only within one word or over
 * whole words, so 资金|发放 does not contain 金发. `isTraditional`: whether `text` is traditional Chinese.
 */
export function convertWords(text: string, table: PhraseTable, isTraditional: boolean): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  const ends = wordEnds(text, isTraditional);
  const names = isTraditional
    ? []
    : findNames(text, ends).filter((name) => !isPhrase(text, name, ends, table));
  let converted = '';
  let at = 0;
  for (const name of names) {
    converted +=
      convertRun(text, at, name.from, ends, table) +
      spellName(text.slice(name.from, name.to), table.characters);
    at = name.to;
  }
  return converted + convertRun(text, at, text.length, ends, table);
}

/**
 * A name of three characters that is a phrase of the dictionaries is that phrase, unless it is a well-known person's:
 * 谷梁传 is a book.
 */
const isPhrase = (text: string, { from, to }: NameSpan, ends: Uint32Array, table: PhraseTable): boolean =>
  to - from > 2 &&
  !isWellKnown(text.slice(from, to)) &&
  phraseEnd(text, from, text.length, ends, table) >= to;

function convertRun(text: string, from: number, to: number, ends: Uint32Array, table: PhraseTable): string {
  let converted = '';
  for (let at = from; at < to;) {
    const end = phraseEnd(text, at, to, ends, table);
    const part = text.slice(at, end);
    converted +=
      table.phrases.get(part) ??
      (isForeignSound(text, at, ends) ? part : (table.characters.get(part) ?? part));
    at = end;
  }
  return converted;
}

/** The end of the longest phrase at this offset; of the single character if there is no phrase. */
function phraseEnd(
  text: string,
  at: number,
  to: number,
  ends: Uint32Array,
  { phrases, lengths }: PhraseTable,
): number {
  const lengthBits = lengths.get(startOf(text, at)) ?? 0;
  if (lengthBits !== 0) {
    const wordEnd = ends[at] ?? text.length;
    const furthest = Math.min(to, isWordStart(ends, at) ? text.length : wordEnd);
    for (let length = 31 - Math.clz32(lengthBits); length > 1; length -= 1) {
      const end = at + length;
      if ((lengthBits & (1 << length)) === 0 || end > furthest) continue;
      const isWhole = end <= wordEnd || ends[end - 1] !== ends[end];
      if (isWhole && phrases.has(text.slice(at, end))) return end;
    }
  }
  return at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}
