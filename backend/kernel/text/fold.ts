import { Converter } from 'opencc-js/t2cn';

/** Converts Chinese to simplified script and leaves everything else unchanged. */
export const toSimplified = Converter({ from: 't', to: 'cn' });
const COMBINING = /\p{M}+/gu;

/**
 * One form for all spellings of a word: compatibility forms, case and accents are removed, and Chinese is converted to
 * simplified script.
 */
export function fold(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  return toSimplified(plain.normalize('NFD').replace(COMBINING, '').normalize('NFC'));
}
