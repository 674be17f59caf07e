import glossary from './glossary.json';
import type { Words } from './glossary';

/**
 * Things that are no words: web addresses, e-mail, wallet addresses, tickers. A host in Chinese has a dot: 以http://开头
 * names no address.
 */
const PROTECTED_RUNS = String.raw`https?:\/\/(?=[\w[]|[^\s/.，。；、]+\.[^\s/])[^\s<>"'，。；、）】」』]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|0x[0-9a-fA-F]{6,}|\$[A-Z0-9]{2,10}`;

/**
 * Cuts a text at what is decided wherever it stands: protected runs and words, which stay, and an editor's own words.
 * Whatever is left between them is for the dictionaries and the house's terms.
 */
export class ProtectedWords {
  private readonly pattern: RegExp;
  private readonly words: Words;

  constructor(own: Words = {}) {
    const kept = Object.fromEntries(glossary.protected.map((word) => [word, word]));
    this.words = { ...kept, ...own };
    const longestFirst = Object.keys(this.words).sort((a, b) => b.length - a.length);
    this.pattern = new RegExp(`(${[PROTECTED_RUNS, ...longestFirst.map(escapePattern)].join('|')})`);
  }

  /** The text with `convert` applied between what is decided. */
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
