import glossary from './glossary.json';
import type { Script } from './script';

/** Things that are no words: web addresses, e-mail, wallet addresses, tickers. */
const PROTECTED_RUNS = String.raw`https?:\/\/[^\s<>"'，。；、）】」』]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|0x[0-9a-fA-F]{6,}|\$[A-Z0-9]{2,10}`;

/** What the dictionaries choose wrongly for this subject or this house's style, whatever word it stands in. */
const CORRECTIONS: Record<Script, readonly [RegExp, string][]> = {
  // A blockchain is 鏈, only a necklace is 鍊; the Taiwanese press writes 台.
  'zh-Hant': [
    [/(?<!項)鍊/g, '鏈'],
    [/臺/g, '台'],
  ],
  'zh-Hant-HK': [],
  'zh-Hans': [],
};

/** A converted run of text with the characters of this subject set right. */
export function correct(text: string, to: Script): string {
  return CORRECTIONS[to].reduce((corrected, [wrong, right]) => corrected.replace(wrong, right), text);
}

/** Words of one script with what they are to become. */
export type Words = Readonly<Record<string, string>>;

/**
 * Cuts a text at everything the glossary decides: protected runs and words, which stay, and terms, which become what
 * the glossary says. Whatever is left between them is for the dictionaries.
 */
export class Glossary {
  private readonly pattern: RegExp;
  private readonly words: Words;

  constructor(to: Script, own: Words = {}) {
    const kept = Object.fromEntries(glossary.protected.map((word) => [word, word]));
    this.words = { ...glossary.terms[to], ...kept, ...own };
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
