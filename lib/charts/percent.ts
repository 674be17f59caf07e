/** A share of a box for a style, in percent: two decimals are less than a pixel of any chart, and sixteen are bytes. */
export function percent(share: number): string {
  return `${Number(share.toFixed(2))}%`;
}
