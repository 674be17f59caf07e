/** Words that keep their form in every script. */
const PROTECTED_WORDS: readonly string[] = [];

/** What the dictionaries choose wrongly for this subject: a blockchain is 鏈, only a necklace is 鍊. */
const CORRECTIONS: readonly [RegExp, string][] = [[/(?<!項)鍊/g, '鏈']];

/** A converted text with the words of this subject set right. */
export function correct(text: string): string {
  return CORRECTIONS.reduce((corrected, [wrong, right]) => corrected.replace(wrong, right), text);
}

/** Things that are no words: web addresses, e-mail, wallet addresses, tickers, file paths. */
const PROTECTED_RUNS = String.raw`https?:\/\/[^\s<>"'，。；、）】」』]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|0x[0-9a-fA-F]{6,}|\$[A-Z0-9]{2,10}`;

let pattern: RegExp | null = null;

/** Matches, in one capturing group, what must not be converted. */
export function protectedPattern(): RegExp {
  pattern ??= new RegExp(
    `(${[PROTECTED_RUNS, ...PROTECTED_WORDS.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))].join('|')})`,
  );
  return pattern;
}
