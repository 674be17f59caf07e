/** The size in columns and rows of the grid. */
export interface PlotSize {
  columns: number;
  rows: number;
}

/** How many cells one story is, and how many times wider than high a plot should be. */
interface Scale {
  cells: number;
  ratio: number;
}

const MANY: Scale = { cells: 1, ratio: 1.6 };
/** The scale of a small atlas: a plot of one story has room for a name. */
const FEW: Scale = { cells: 12, ratio: 3 };
const FEW_ENTRIES = 300;

/**
 * The size of a plot: its area is the number of stories of a year, as nearly as a rectangle of whole cells can be. An
 * entry without stories has the plot of one.
 * @param entries the number of entries of the whole atlas
 */
export function plotSize(year: number, entries: number): PlotSize {
  const { cells, ratio } = entries <= FEW_ENTRIES ? FEW : MANY;
  const area = cells * Math.max(1, year);
  const rows = Math.max(1, Math.round(Math.sqrt(area / ratio)));
  return { columns: Math.max(1, Math.round(area / rows)), rows };
}
