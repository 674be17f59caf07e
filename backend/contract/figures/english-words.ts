import { englishCity } from './cities';
import type { CoverKind } from './kinds';
import { englishDate } from './rules/dates';

/** What stands between the places of a figure. */
export const BETWEEN_PLACES = ' → ';

/** A word of a figure for readers of English: dates and places in English, and nothing for other Chinese words. */
export function englishOf(kind: CoverKind, text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  if (kind === 'dates') return englishDate(text) ?? '';
  if (kind !== 'places') return '';
  const names = text.split(BETWEEN_PLACES).map(englishCity);
  return names.includes(null) ? '' : names.join(BETWEEN_PLACES);
}
