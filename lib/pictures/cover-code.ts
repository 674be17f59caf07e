import { decodeDrawing, type Drawing } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';
import { type Locale, LOCALES } from '@/lib/platform/language/locales';

/** The most characters of all words of a cover, so that nobody can have this site draw a page of text. */
const MAX_CHARS = 260;

/**
 * Everything a drawn cover shows as text for its address: the numbers, and after a tilde a letter for the language
 * whose shapes its characters have and the words in Base64 for addresses. A public address needs a signature after
 * another tilde (`cover-signature.ts`).
 */
export function coverCode({ code, words }: Pick<Figure, 'code' | 'words'>, lang: Locale): string {
  const joined = words.map((word) => word.replace(/\n/g, ' ')).join('\n');
  if (joined.trim() === '') return code;
  const bytes = String.fromCharCode(...new TextEncoder().encode([...joined].slice(0, MAX_CHARS).join('')));
  const packed = btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return `${code}~${LOCALES.indexOf(lang)}${packed}`;
}

/** What a code shows; without words for a code that has none, and without a drawing for an invalid one. */
export function readCoverCode(code: string): { drawing: Drawing | null; words: string[]; lang: Locale } {
  const [numbers = '', packed = ''] = code.split('~');
  const lang = LOCALES[Number(packed.charAt(0) || '0')] ?? 'zh-Hans';
  return { drawing: decodeDrawing(numbers), words: unpack(packed.slice(1)), lang };
}

function unpack(packed: string): string[] {
  if (packed === '') return [];
  try {
    const bytes = atob(packed.replace(/-/g, '+').replace(/_/g, '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
    return [...text].slice(0, MAX_CHARS).join('').split('\n');
  } catch {
    return [];
  }
}
