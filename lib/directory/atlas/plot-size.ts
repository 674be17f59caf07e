/** The size in columns and rows of the grid. */
export interface PlotSize {
  columns: number;
  rows: number;
}

/** The size of plots with at least `from` stories a year. */
interface Step extends PlotSize {
  from: number;
}

const MANY: readonly Step[] = [
  { from: 20, columns: 8, rows: 5 },
  { from: 5, columns: 3, rows: 2 },
  { from: 0, columns: 1, rows: 1 },
];
/** The sizes for a small atlas: the smallest plot has room for a name. */
const FEW: readonly Step[] = [
  { from: 20, columns: 8, rows: 5 },
  { from: 5, columns: 5, rows: 4 },
  { from: 0, columns: 4, rows: 2 },
];
const FEW_ENTRIES = 300;

/**
 * The size of a plot by its stories of a year.
 * @param entries the number of entries of the whole atlas
 */
export function plotSize(year: number, entries: number): PlotSize {
  const steps = entries <= FEW_ENTRIES ? FEW : MANY;
  return steps.find(({ from }) => year >= from) ?? { columns: 1, rows: 1 };
}
