import { wordsOf } from './words';

/** For each offset of a text, the end of the word that contains the character there. */
export function wordEnds(text: string, isTraditional: boolean): Uint32Array {
  const ends = new Uint32Array(text.length);
  let at = 0;
  for (const word of wordsOf(text, { isTraditional })) {
    const end = at + word.length;
    while (at < end) ends[at++] = end;
  }
  return ends;
}

/** Whether a word begins at this offset. */
export const isWordStart = (ends: Uint32Array, at: number): boolean => at === 0 || ends[at - 1] !== ends[at];
