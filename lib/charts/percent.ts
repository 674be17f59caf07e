/**
 * A share of a box for a style, in percent with two decimals: more precise than a pixel of any chart, and shorter in
 * the page than all sixteen decimals.
 */
export function percent(share: number): string {
  return `${Number(share.toFixed(2))}%`;
}
