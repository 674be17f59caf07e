import glossary from '@/backend/contract/chinese/glossary.json';
import type { Words } from './glossary';

/**
 * Things that are not words: web addresses, e-mail, wallet addresses, tickers. A Chinese host must have a dot:
 * 以http://开头 contains no address.
 */
const PROTECTED_RUNS = String.raw`https?:\/\/(?=[\w[]|[^\s/.，。；、]+\.[^\s/])[^\s<>"'，。；、）】」』]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|0x[0-9a-fA-F]{6,}|\$[A-Z0-9]{2,10}`;

/**
 * Splits a text at protected runs and words, which stay as they are, and at an editor's own words, which are replaced.
 * Only the text between them is converted.
 */
export class ProtectedWords {
  private readonly pattern: RegExp;
  private readonly words: Words;

  constructor(editorWords: Words = {}) {
    const stored = Object.fromEntries(glossary.protected.map((word) => [word, word]));
    this.words = { ...stored, ...editorWords };
    const longestFirst = Object.keys(this.words).sort((a, b) => b.length - a.length);
    this.pattern = new RegExp(`(${[PROTECTED_RUNS, ...longestFirst.map(escapePattern)].join('|')})`);
  }

  /** The text after `convert` was applied to everything except those parts. */
  apply(text: string, convert: (run: string) => string): string {
    return text
      .split(this.pattern)
      .map((part, index) => (index % 2 === 1 ? (this.words[part] ?? part) : convert(part)))
      .join('');
  }
}

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
