import { Converter } from 'opencc-js/t2cn';

/** Chinese in simplified script; everything else as it is. */
export const toSimplified = Converter({ from: 't', to: 'cn' });
const COMBINING = /\p{M}+/gu;

/** One form for all spellings of a word: compatibility forms, case, accents and script folded to simplified. */
export function fold(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  return toSimplified(plain.normalize('NFD').replace(COMBINING, '').normalize('NFC'));
}
