import { LOCALES } from '@/backend/contract/locale';
import { localOf, textOf } from './values';

/** Fields that may serve as the name of a row, the best first. */
const NAMES = [
  'title',
  'name',
  'question',
  'label',
  'words',
  'caption',
  'note',
  'figure',
  'slug',
  'key',
  'url',
];

/** The name of a collapsed row: the first of these fields that has a text; empty for none. */
export function rowName(row: Record<string, unknown>): string {
  for (const name of NAMES) {
    const texts = localOf(row[name]);
    const words = textOf(row[name]) || LOCALES.map((lang) => texts[lang]).find(Boolean);
    if (words) return words;
  }
  return '';
}
