interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Divides a rectangle into one cell per weight, with areas in proportion, heaviest first. */
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
