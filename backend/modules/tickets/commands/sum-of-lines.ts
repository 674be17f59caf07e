import type { Line } from './store-order';

/** How many tickets the lines of an order that are meant hold together. */
export function sumOf(lines: Line[], isMeant: (line: Line) => boolean): number {
  return lines.filter(isMeant).reduce((sum, { quantity }) => sum + quantity, 0);
}
