import names from './names.json';
import { isWordStart } from './word-ends';

/** The characters that stand for sounds in foreign names. */
const SOUNDS = new Set(names.foreignSounds);
/** Of these, those that are also words and then have another traditional form. */
const AMBIGUOUS = new Set('里干范于');
const BEGINS = /[，。；：！？“「『（(《,;:!?…—·・\-\s]/;

/**
 * Whether a character that belongs to no phrase stands for a sound, as in 斯里尼瓦桑 or 约翰·里德, and keeps its form. It does
 * where a name begins with it, and between two characters of sounds that are no words.
 */
export function isForeignSound(text: string, at: number, ends: Uint32Array): boolean {
  const character = text.charAt(at);
  if (!AMBIGUOUS.has(character)) return false;
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  const isAfterSound = SOUNDS.has(after);
  if (character === '范' && isAfterSound && SOUNDS.has(text.charAt(at + 2))) return true;
  // Inside a longer word of the dictionary the other characters decide.
  const word = wordAt(text, at, ends);
  if (word.length > 2) return character === '里' && [...word].every((other) => SOUNDS.has(other));
  if (before === '·' || after === '·') return true;
  if (before === '' || BEGINS.test(before)) return character === '里' && isAfterSound;
  const isBetween = word.length === 1 && isWordStart(ends, at - 1) && SOUNDS.has(before) && isAfterSound;
  return isBetween && [...wordAt(text, at + 1, ends)].every((other) => SOUNDS.has(other));
}

function wordAt(text: string, at: number, ends: Uint32Array): string {
  let from = at;
  while (!isWordStart(ends, from)) from -= 1;
  return text.slice(from, ends[at]);
}
