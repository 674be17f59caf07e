/** The most characters of a headline that search engines show. */
const MAX_LENGTH = 110;
const ELLIPSIS = '…';

/**
 * The title for the JSON-LD graph: a long one is cut at punctuation, at a space or between Han characters, and the full
 * title becomes `alternativeHeadline`.
 */
export function headlineOf(title: string): { headline: string; alternativeHeadline?: string } {
  const characters = [...title];
  if (characters.length <= MAX_LENGTH) return { headline: title };
  const room = characters.slice(0, MAX_LENGTH - 1).join('');
  const next = characters[MAX_LENGTH - 1] ?? '';
  const isInWord = /[\p{L}\p{N}]$/u.test(room) && /^[\p{L}\p{N}]/u.test(next) && !/\p{sc=Han}/u.test(next);
  const whole = isInWord ? room.replace(/[^\s\p{sc=Han}\p{P}]+$/u, '') || room : room;
  return { headline: whole.replace(/[\s\p{P}]+$/u, '') + ELLIPSIS, alternativeHeadline: title };
}
