import type { Box } from './map';

/**
 * Divides an area among parts in proportion to their weights. The list of parts is cut where both halves have the most
 * similar weight, the area is cut across its longer side, and each half is divided again. Parts keep their order.
 * @param gap the gap between two parts, in the unit of the area
 * @param min the width that each part needs; an area that has no room for two beside each other is cut down
 */
export function splitArea(
  weights: readonly number[],
  area: Box,
  gap: number,
  min: readonly number[] = weights.map(() => 0),
): Box[] {
  if (weights.length <= 1) return weights.map(() => area);
  const total = sum(weights);
  const cut = bestCut(weights, total);
  const share = sum(weights.slice(0, cut)) / total;
  const widest = [Math.max(...min.slice(0, cut)), Math.max(...min.slice(cut))] as const;
  const hasRoom = widest[0] + gap + widest[1] <= area.width;
  const [first, second] =
    area.width >= area.height && hasRoom
      ? cutAcross(area, wideEnough(share, area.width - gap, widest), gap)
      : cutDown(area, share, gap);
  return [
    ...splitArea(weights.slice(0, cut), first, gap, min.slice(0, cut)),
    ...splitArea(weights.slice(cut), second, gap, min.slice(cut)),
  ];
}

/** The share of a width nearest to the given one at which both sides are as wide as they need. */
function wideEnough(share: number, width: number, [left, right]: readonly [number, number]): number {
  return Math.min(Math.max(share, left / width), 1 - right / width);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

function bestCut(weights: readonly number[], total: number): number {
  let best = 1;
  let min = Infinity;
  let before = 0;
  for (let at = 1; at < weights.length; at += 1) {
    before += weights[at - 1] ?? 0;
    const difference = Math.abs(total - 2 * before);
    if (difference < min) [best, min] = [at, difference];
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
