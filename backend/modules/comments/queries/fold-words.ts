import { foldCharacters } from '@/backend/kernel/text/fold-characters';

/**
 * Characters that look like a Latin letter. Letters and digits that are used for each other are one: i, l and 1; o and
 * 0; s and 5; e and 3. Text and words are folded alike, so that a word is met in any of these spellings.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'l',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  һ: 'h',
  ԛ: 'q',
  ԝ: 'w',
  ѵ: 'v',
  г: 'r',
  п: 'n',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'l',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 's',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  // Armenian, Cherokee and Latin letters of other shapes
  օ: 'o',
  ս: 'u',
  հ: 'h',
  ո: 'n',
  ց: 'g',
  ı: 'l',
  ɑ: 'a',
  ɡ: 'g',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'l',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
  ƀ: 'b',
  // Digits and signs
  i: 'l',
  1: 'l',
  '|': 'l',
  '!': 'l',
  0: 'o',
  5: 's',
  $: 's',
  3: 'e',
  '€': 'e',
  '@': 'a',
};

const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const LATIN = /[a-z\d]/;

/** A text reduced to letters and digits of one spelling, and where in it words begin and end in the written text. */
export interface FoldedText {
  letters: string;
  /** Whether something that is no letter stood before the character at this place; one more for the end. */
  breaks: boolean[];
}

/**
 * Folds scripts, full width, capitals, accents and look-alikes, and leaves out blanks, signs and invisible characters.
 * A sign that stands for a letter counts as one only beside letters.
 */
export function foldText(text: string): FoldedText {
  const characters = [...foldCharacters(text)].map((character) => LOOKALIKES[character] ?? character);
  let letters = '';
  const breaks: boolean[] = [];
  let isAfterBreak = true;
  for (const character of characters) {
    if (!WORD_CHARACTER.test(character)) {
      isAfterBreak = true;
      continue;
    }
    for (const unit of character.split('')) {
      letters += unit;
      breaks.push(isAfterBreak);
      isAfterBreak = false;
    }
  }
  breaks.push(true);
  return { letters, breaks };
}

/**
 * Whether a folded text contains a folded word. A word that begins or ends with a Latin letter has to begin or end
 * there in the text, too, so that “class” does not contain “lass”.
 * @param word letters of `foldText`; an empty one is in no text
 */
export function hasWord({ letters, breaks }: FoldedText, word: string): boolean {
  if (word === '') return false;
  const startsLatin = LATIN.test(word.charAt(0));
  const endsLatin = LATIN.test(word.charAt(word.length - 1));
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
    const end = at + word.length;
    const begins = !startsLatin || isEdge(letters, breaks, at);
    const ends = !endsLatin || isEdge(letters, breaks, end);
    if (begins && ends) return true;
  }
  return false;
}

/** Whether a word can begin or end at a place: at a break, or where Latin and other letters meet. */
const isEdge = (letters: string, breaks: readonly boolean[], place: number): boolean =>
  breaks[place] === true || !LATIN.test(letters.charAt(place)) || !LATIN.test(letters.charAt(place - 1));
