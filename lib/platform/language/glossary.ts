import glossary from './glossary.json';
import type { Script } from './script';

/** Things that are no words: web addresses, e-mail, wallet addresses, tickers. */
const PROTECTED_RUNS = String.raw`https?:\/\/[^\s<>"'，。；、）】」』]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|0x[0-9a-fA-F]{6,}|\$[A-Z0-9]{2,10}`;

/** What the dictionaries choose wrongly for this subject or this house's style, whatever word it stands in. */
const CORRECTIONS: Record<Script, readonly [RegExp, string][]> = {
  // A blockchain is 鏈, only a necklace is 鍊; the Taiwanese press writes 台, 帳 and, as Hong Kong does, 公布 and 分布.
  'zh-Hant': [
    [/(?<!項)鍊/g, '鏈'],
    [/臺/g, '台'],
    [/賬/g, '帳'],
    [/佈/g, '布'],
  ],
  'zh-Hant-HK': [[/佈/g, '布']],
  'zh-Hans': [],
};

/** A converted run of text with the characters of this subject set right. */
export function correct(text: string, to: Script): string {
  return CORRECTIONS[to].reduce((corrected, [wrong, right]) => corrected.replace(wrong, right), text);
}

/** Words of one script with what they are to become. */
export type Words = Readonly<Record<string, string>>;

/** What the house writes instead of the dictionaries' word. */
export function termsOf(to: Script): Words {
  return glossary.terms[to];
}

/**
 * Cuts a text at what is decided wherever it stands: protected runs and words, which stay, and an editor's own words.
 * Whatever is left between them is for the dictionaries and the house's terms.
 */
export class Glossary {
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
