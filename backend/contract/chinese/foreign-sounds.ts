import names from './names.json';
import { isWordStart } from './word-ends';

/** The characters that stand for sounds in foreign names. */
const SOUNDS = new Set(names.foreignSounds);
/** Of these, those that are also words and then have another traditional form. */
const AMBIGUOUS = new Set('里干范于');
/** What else stands for a sound within a name that a dot divides. */
const IN_DOTTED = new Set([...SOUNDS, ...AMBIGUOUS, ...'尔夫姆多']);
/** Words of the dictionary that begin with 里 and have these are "inside" or a village; the others are names. */
const INSIDE = /[外三头边面屋层衬件静巷弄间里]/;
const DOT = /[·・]/;
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
  if (isInDottedName(text, at)) return true;
  // Inside a longer word of the dictionary the other characters decide.
  const word = wordAt(text, at, ends);
  if (character === '里' && word.length > 2 && word.startsWith('里')) return !INSIDE.test(word.slice(1));
  if (word.length > 2) return character === '里' && [...word].every((other) => SOUNDS.has(other));
  if (before === '' || BEGINS.test(before)) return character === '里' && isAfterSound;
  if (!isWordStart(ends, at - 1) || !SOUNDS.has(before) || !isAfterSound) return false;
  // 里德 is a word that is a name, and 贾 before it a part of it.
  if (word.length === 2) return character === '里' && isWordStart(ends, at) && !INSIDE.test(after);
  return word.length === 1 && [...wordAt(text, at + 1, ends)].every((other) => SOUNDS.has(other));
}

/** Whether only sounds stand between a character and a dot of a name: 史蒂文·米里安. */
function isInDottedName(text: string, at: number): boolean {
  let from = at - 1;
  while (IN_DOTTED.has(text.charAt(from))) from -= 1;
  let to = at + 1;
  while (IN_DOTTED.has(text.charAt(to))) to += 1;
  if (DOT.test(text.charAt(from))) return true;
  // 口袋里·见图 is no name: one begins where no other word ends.
  const isBegun = from < at - 1 || from < 0 || BEGINS.test(text.charAt(from));
  return isBegun && DOT.test(text.charAt(to));
}

function wordAt(text: string, at: number, ends: Uint32Array): string {
  let from = at;
  while (!isWordStart(ends, from)) from -= 1;
  return text.slice(from, ends[at]);
}
