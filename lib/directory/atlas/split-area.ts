import type { Box } from './map';

/**
 * Divides an area among parts in proportion to their weights. The list of parts is cut where both halves have the most
 * similar weight, the area is cut across its longer side, and each half is divided again. Parts keep their order.
 * @param gap the gap between two parts, in the unit of the area
 */
export function splitArea(weights: readonly number[], area: Box, gap: number): Box[] {
  if (weights.length <= 1) return weights.map(() => area);
  const total = sum(weights);
  const cut = bestCut(weights, total);
  const share = sum(weights.slice(0, cut)) / total;
  const [first, second] = area.width >= area.height ? cutAcross(area, share, gap) : cutDown(area, share, gap);
  return [...splitArea(weights.slice(0, cut), first, gap), ...splitArea(weights.slice(cut), second, gap)];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

function bestCut(weights: readonly number[], total: number): number {
  let best = 1;
  let least = Infinity;
  let before = 0;
  for (let at = 1; at < weights.length; at += 1) {
    before += weights[at - 1] ?? 0;
    const difference = Math.abs(total - 2 * before);
    if (difference < least) [best, least] = [at, difference];
  }
  return best;
}

function cutAcross({ x, y, width, height }: Box, share: number, gap: number): [Box, Box] {
  const left = (width - gap) * share;
  return [
    { x, y, width: left, height },
    { x: x + left + gap, y, width: width - gap - left, height },
  ];
}

function cutDown({ x, y, width, height }: Box, share: number, gap: number): [Box, Box] {
  const top = (height - gap) * share;
  return [
    { x, y, width, height: top },
    { x, y: y + top + gap, width, height: height - gap - top },
  ];
}
