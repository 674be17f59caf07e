import type { Random } from './random';

export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface FreeSplit {
  /** About how many cells. */
  count: number;
  gap: number;
  random: Random;
}

/** Cuts a frame into cells of very different size: quiet fields beside crowded corners. */
export function splitFreely(frame: Cell, { count, gap, random }: FreeSplit): Cell[] {
  const even = (frame.width * frame.height) / count;
  // Smaller than this a cell reads as a speck beside its neighbours.
  const shortest = Math.max(gap * 2 + 4, Math.sqrt(even) * 0.36);
  const cut = (cell: Cell, depth: number, crowd: number): Cell[] => {
    const area = cell.width * cell.height;
    const density =
      depth === 2 || depth === 4 ? Math.min(3.2, crowd * random.pick([0.22, 0.6, 1.4, 2.4])) : crowd;
    const enough = depth > 2 && area < (even / density) * random.between(0.9, 1.9);
    const halves = enough ? null : halve(cell, random.between(0.34, 0.66));
    if (!halves || halves.some((half) => Math.min(half.width, half.height) < shortest)) return [cell];
    return halves.flatMap((half) => cut(half, depth + 1, density));
  };
  return cut(frame, 0, 1);
}

/** Cuts a frame into one cell per weight, areas in proportion, heaviest first. */
export function splitByWeight(frame: Cell, weights: readonly number[]): Cell[] {
  const cut = (cell: Cell, list: readonly number[]): Cell[] => {
    if (list.length < 2) return list.length === 1 ? [cell] : [];
    const total = list.reduce((sum, weight) => sum + weight, 0);
    let at = 0;
    let head = 0;
    do {
      head += list[at] ?? 0;
      at += 1;
    } while (at < list.length - 1 && head < total / 2);
    const [first, second] = halve(cell, head / total);
    return [...cut(first, list.slice(0, at)), ...cut(second, list.slice(at))];
  };
  return cut(
    frame,
    [...weights].sort((a, b) => b - a),
  );
}

/** Cuts across the longer side, on a whole pixel so that edges stay sharp. */
function halve(cell: Cell, share: number): [Cell, Cell] {
  if (cell.width >= cell.height) {
    const width = Math.round(cell.width * share);
    return [
      { ...cell, width },
      { ...cell, x: cell.x + width, width: cell.width - width },
    ];
  }
  const height = Math.round(cell.height * share);
  return [
    { ...cell, height },
    { ...cell, y: cell.y + height, height: cell.height - height },
  ];
}
