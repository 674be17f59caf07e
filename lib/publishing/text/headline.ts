/** What search engines show of a headline. */
const MAX_LENGTH = 110;
const ELLIPSIS = '…';

/**
 * A title as a graph tells it: whole when search engines show it whole; else cut at a pause, a blank, or between two
 * Han characters, with the whole beside it.
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
