import { LOCALES } from '@/backend/contract/locale';
import { localOf, textOf } from './values';

/** Fields a row may be known by, the best first. */
const NAMES = ['title', 'name', 'question', 'label', 'words', 'caption', 'note', 'figure', 'slug', 'key'];

/** The name of a folded row: the first text in it; empty for none. */
export function rowName(row: Record<string, unknown>): string {
  for (const name of NAMES) {
    const texts = localOf(row[name]);
    const words = textOf(row[name]) || LOCALES.map((lang) => texts[lang]).find(Boolean);
    if (words) return words;
  }
  return '';
}
