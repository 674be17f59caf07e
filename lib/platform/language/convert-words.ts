import { type PhraseTable, startOf } from './phrase-table';
import { wordsOf } from './words';

/**
 * Converts a text with OpenCC's dictionaries, the longest phrase first. A phrase matches only within one word or over
 * whole words, so 资金|发放 does not contain 金发. `isTraditional`: whether `text` is traditional Chinese.
 */
export function convertWords(text: string, table: PhraseTable, isTraditional: boolean): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  const ends = wordEnds(text, isTraditional);
  let converted = '';
  for (let at = 0; at < text.length;) {
    const end = phraseEnd(text, at, ends, table);
    const part = text.slice(at, end);
    converted += table.phrases.get(part) ?? table.characters.get(part) ?? part;
    at = end;
  }
  return converted;
}

/** For each offset, the end of the word that contains the character there. */
function wordEnds(text: string, isTraditional: boolean): Uint32Array {
  const ends = new Uint32Array(text.length);
  let at = 0;
  for (const word of wordsOf(text, { isTraditional })) {
    const end = at + word.length;
    while (at < end) ends[at++] = end;
  }
  return ends;
}

/** The end of the longest phrase at this offset; of the single character if there is no phrase. */
function phraseEnd(text: string, at: number, ends: Uint32Array, { phrases, lengths }: PhraseTable): number {
  const lengthBits = lengths.get(startOf(text, at)) ?? 0;
  if (lengthBits !== 0) {
    const wordEnd = ends[at] ?? text.length;
    const isWordStart = at === 0 || ends[at - 1] !== wordEnd;
    const furthest = isWordStart ? text.length : wordEnd;
    for (let length = 31 - Math.clz32(lengthBits); length > 1; length -= 1) {
      const end = at + length;
      if ((lengthBits & (1 << length)) === 0 || end > furthest) continue;
      const isWhole = end <= wordEnd || ends[end - 1] !== ends[end];
      if (isWhole && phrases.has(text.slice(at, end))) return end;
    }
  }
  return at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}
