/** Letters and digits that are not mistaken for each other. */
export const READABLE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const PREFIX = 'LX';

/** Random letters that can be read aloud. @param random 0 ≤ n < 1 */
export function readableCode(length: number, random: () => number): string {
  return Array.from(
    { length },
    () => READABLE_LETTERS[Math.floor(random() * READABLE_LETTERS.length)] ?? '2',
  ).join('');
}

/** What a buyer copies into a transfer: prefix, the order's number and a check letter. */
export function toReference(number: string): string {
  return `${PREFIX}${number}${checkLetter(number)}`;
}

/** The order's number in a reference as it was typed or pasted; null when its check letter does not fit. */
export function fromReference(text: string): string | null {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const match = new RegExp(`^${PREFIX}([${READABLE_LETTERS}]{5,12})([${READABLE_LETTERS}])$`).exec(plain);
  const [, number = '', check = ''] = match ?? [];
  return match && checkLetter(number) === check ? number : null;
}

/** Every reference in a line of text, as the number of its order. */
export function referencesIn(text: string): string[] {
  const found = text.toUpperCase().matchAll(new RegExp(`${PREFIX}[-\\s]?([${READABLE_LETTERS}]{6,13})`, 'g'));
  return [...found].flatMap(([whole]) => fromReference(whole) ?? []);
}

/** Luhn's sum over 32 letters: any one letter mistyped is noticed, and nearly every two that changed places. */
function checkLetter(number: string): string {
  const size = READABLE_LETTERS.length;
  let sum = 0;
  [...number].reverse().forEach((letter, index) => {
    const value = READABLE_LETTERS.indexOf(letter) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / size) + (value % size);
  });
  return READABLE_LETTERS[(size - (sum % size)) % size] ?? '2';
}
