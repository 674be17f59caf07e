/** The four axes of the quiz, in order; the two letters of each are its ends. */
export const AXES = [
  ['S', 'D'],
  ['L', 'F'],
  ['N', 'P'],
  ['B', 'C'],
] as const;

/** The largest share. A share says, in whole per cent, how strongly somebody leans to the first end of an axis. */
export const SHARE_MOST = 100;

/** One of the sixteen results, such as `SLNC`. */
export const RESULT_CODE = /^[SD][LF][NP][BC]$/;

/** All sixteen results, in the order of the axes. */
export const RESULT_CODES: readonly string[] = AXES.reduce<string[]>(
  (codes, ends) => codes.flatMap((code) => ends.map((end) => code + end)),
  [''],
);

/** The result of four shares; 50 per cent counts for the second end, the more cautious one. */
export function codeOf(shares: readonly number[]): string {
  return AXES.map(([first, second], at) => ((shares[at] ?? 0) > SHARE_MOST / 2 ? first : second)).join('');
}
