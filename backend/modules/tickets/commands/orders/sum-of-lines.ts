import type { Line } from './store';

/** The number of tickets in those lines of an order for which `isMeant` is true. */
export function sumOf(lines: Line[], isMeant: (line: Line) => boolean): number {
  return lines.filter(isMeant).reduce((sum, { quantity }) => sum + quantity, 0);
}
