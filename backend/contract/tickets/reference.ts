/** Letters and digits that cannot be mistaken for each other. */
export const READABLE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const PREFIX = 'LX';

/** A random code that can be read aloud. @param random 0 ≤ n < 1 */
export function readableCode(length: number, random: () => number): string {
  return Array.from(
    { length },
    () => READABLE_LETTERS[Math.floor(random() * READABLE_LETTERS.length)] ?? '2',
  ).join('');
}

/**
 * The stored form of a ticket's code that was typed at the gate: full-width letters become plain ones, blanks and
 * dashes are removed, letters become capitals.
 */
export function toTicketCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]+/gu, '')
    .toUpperCase();
}

/** The reference a buyer copies into a bank transfer: prefix, order number and check letter. */
export function toReference(number: string): string {
  return `${PREFIX}${number}${checkLetter(number)}`;
}

/** The order number in a reference that was typed or pasted; null when its check letter is wrong. */
export function fromReference(text: string): string | null {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const match = new RegExp(`^${PREFIX}([${READABLE_LETTERS}]{5,12})([${READABLE_LETTERS}])$`).exec(plain);
  const [, number = '', check = ''] = match ?? [];
  return match && checkLetter(number) === check ? number : null;
}

/**
 * The order numbers whose references a text may contain. A bank may insert blanks, dashes or line breaks anywhere and
 * use full-width letters, so the end of a reference is unclear: each end with a correct check letter counts.
 */
export function referencesIn(text: string): string[] {
  const plain = text.normalize('NFKC').toUpperCase();
  const letter = `[${READABLE_LETTERS}]`;
  const matches = plain.matchAll(
    new RegExp(`(?=(${spaced(PREFIX)}(?:${GAP}${letter}){${MIN_LENGTH},${MAX_LENGTH}}))`, 'g'),
  );
  const numbers = [...matches].flatMap(([, spread = '']) => {
    const [together = ''] = new RegExp(`^${PREFIX}${GAP}${letter}+`).exec(spread) ?? [];
    const whole = fromReference(together);
    return whole === null ? endings(spread.replace(/[^A-Z0-9]/g, '')) : [whole];
  });
  return [...new Set(numbers)];
}

const MIN_LENGTH = 6;
const MAX_LENGTH = 13;
const GAP = '[-\\s]*';

const spaced = (text: string) => [...text].join(GAP);

/** The order numbers of all beginnings of a text that are valid references. */
function endings(text: string): string[] {
  const lengths = Array.from(
    { length: MAX_LENGTH - MIN_LENGTH + 1 },
    (_, at) => PREFIX.length + MIN_LENGTH + at,
  );
  return lengths
    .filter((length) => length <= text.length)
    .flatMap((length) => fromReference(text.slice(0, length)) ?? []);
}

/** Luhn's checksum over 32 letters: it detects any single wrong letter, and nearly every swap of two letters. */
function checkLetter(number: string): string {
  const size = READABLE_LETTERS.length;
  let sum = 0;
  [...number].reverse().forEach((letter, index) => {
    const value = READABLE_LETTERS.indexOf(letter) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / size) + (value % size);
  });
  return READABLE_LETTERS[(size - (sum % size)) % size] ?? '2';
}
