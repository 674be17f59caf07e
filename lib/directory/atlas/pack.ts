import type { PlotSize } from './plot-size';

export interface Packed {
  /** Place of each plot, in the order given: column and row of its upper left cell. */
  places: { column: number; row: number }[];
  rows: number;
}

/**
 * Puts plots into a grid of `columns` columns: the largest first, plots of the same size in the order given, each at
 * the first free place from the top left. Null when a plot is wider than the grid.
 */
export function packPlots(plots: readonly PlotSize[], columns: number): Packed | null {
  if (plots.some((plot) => plot.columns > columns)) return null;
  const taken: boolean[] = [];
  const places = plots.map(() => ({ column: 0, row: 0 }));
  const order = plots.map((_, at) => at).sort((a, b) => area(plots[b]) - area(plots[a]) || a - b);
  let rows = 0;
  // A place that has no room for a plot has none for the next plot of the same size either.
  let from = 0;
  let last = 0;
  for (const at of order) {
    const plot = plots[at] ?? { columns: 1, rows: 1 };
    if (area(plot) !== last) from = 0;
    last = area(plot);
    while (!hasRoom(taken, columns, from, plot)) from += 1;
    occupy(taken, columns, from, plot);
    const row = Math.floor(from / columns);
    places[at] = { column: from % columns, row };
    rows = Math.max(rows, row + plot.rows);
  }
  return { places, rows };
}

const area = (plot: PlotSize | undefined) => (plot ? plot.columns * plot.rows : 0);

function hasRoom(taken: readonly boolean[], columns: number, from: number, plot: PlotSize): boolean {
  if ((from % columns) + plot.columns > columns) return false;
  for (let row = 0; row < plot.rows; row += 1)
    for (let column = 0; column < plot.columns; column += 1)
      if (taken[from + row * columns + column]) return false;
  return true;
}

function occupy(taken: boolean[], columns: number, from: number, plot: PlotSize): void {
  for (let row = 0; row < plot.rows; row += 1)
    for (let column = 0; column < plot.columns; column += 1) taken[from + row * columns + column] = true;
}
