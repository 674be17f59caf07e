const LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}\p{M}'’_-]/u;
const LOW_SURROGATE = /[\udc00-\udfff]/;
/** Longer runs of letters are addresses or keys, not words. */
const MAX_WORD_LENGTH = 32;

const SEPARATOR = /[.,:%]/;
const DIGIT = /\d/;

/** Whether a cut would split a number at its separator: 7.3, 1,340, 05:00. */
function isInNumber(text: string, at: number): boolean {
  const [earlier = '', before = '', after = '', later = ''] = [-2, -1, 0, 1].map((step) => text[at + step]);
  return (
    (DIGIT.test(earlier) && SEPARATOR.test(before) && DIGIT.test(after)) ||
    (DIGIT.test(before) && SEPARATOR.test(after) && (after === '%' || DIGIT.test(later)))
  );
}

/** Whether a cut would split a word, a number or a surrogate pair. Chinese may be cut between any two characters. */
function isInside(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at]];
  return LOW_SURROGATE.test(after) || (LETTER.test(before) && LETTER.test(after)) || isInNumber(text, at);
}

/**
 * The nearest word border at or before a position (UTF-16 index); inside anything longer than a word, the position
 * itself.
 */
export function borderBefore(text: string, place: number): number {
  let at = place;
  while (at > Math.max(0, place - MAX_WORD_LENGTH) && isInside(text, at)) at -= 1;
  return isInside(text, at) ? place : at;
}

/** The nearest word border at or after a position. */
export function borderAfter(text: string, place: number): number {
  let at = place;
  while (at < Math.min(text.length, place + MAX_WORD_LENGTH) && isInside(text, at)) at += 1;
  return isInside(text, at) ? place : at;
}
