/** The four axes in their order; each letter is one of its two ends. */
export const AXES = [
  ['S', 'D'],
  ['L', 'F'],
  ['N', 'P'],
  ['B', 'C'],
] as const;

/** The largest share: how strongly somebody leans to the first end of an axis, in whole per cent. */
export const SHARE_MOST = 100;

/** One of the sixteen results, such as `SLNC`. */
export const RESULT_CODE = /^[SD][LF][NP][BC]$/;

/** All sixteen, in the order of the axes. */
export const RESULT_CODES: readonly string[] = AXES.reduce<string[]>(
  (codes, ends) => codes.flatMap((code) => ends.map((end) => code + end)),
  [''],
);

/** The result of four shares; an even one counts for the second end, the more careful one. */
export function codeOf(shares: readonly number[]): string {
  return AXES.map(([first, second], at) => ((shares[at] ?? 0) > SHARE_MOST / 2 ? first : second)).join('');
}
