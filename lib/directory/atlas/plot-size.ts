/** The size in columns and rows of the grid. */
export interface PlotSize {
  columns: number;
  rows: number;
}

interface Named {
  name: string;
  /** The number of stories of a year. */
  year: number;
}

/** How many times wider than high the cells of a plot are. */
const RATIO = 1.6;
/** Up to so many entries, a plot has its name above cells that can be counted. */
const FEW_ENTRIES = 300;
/** The widths of the letters of a name, of its count, and the least and greatest of a plot, in cells. */
const HAN_WIDTH = 0.72;
const LATIN_WIDTH = 0.4;
const COUNT_WIDTH = 1.5;
const MIN_COLUMNS = 5;
const MAX_COLUMNS = 12;
/** The row of the name, and the empty row below the cells. */
const NAME_ROWS = 1;
const GAP_ROWS = 1;

/** Whether the stories of an atlas are drawn as cells to count. @param entries the number of all its entries */
export const isCounted = (entries: number) => entries <= FEW_ENTRIES;

/**
 * The size of a plot. In a large atlas its area is the number of stories of a year, as nearly as a rectangle of whole
 * cells can be, and an entry without stories has the plot of one. In a small one it has room for the name and a cell for
 * each story below it.
 * @param entries the number of entries of the whole atlas
 */
export function plotSize({ name, year }: Named, entries: number): PlotSize {
  if (isCounted(entries)) {
    const columns = countedColumns(name, year);
    const cells = cellRows(year, columns);
    return { columns, rows: NAME_ROWS + (cells === 0 ? 0 : cells + GAP_ROWS) };
  }
  const area = Math.max(1, year);
  const rows = Math.max(1, Math.round(Math.sqrt(area / RATIO)));
  return { columns: Math.max(1, Math.round(area / rows)), rows };
}

/** How many rows of cells so many stories are. The last column of a plot is the gap to the next. */
const cellRows = (year: number, columns: number) => Math.ceil(year / (columns - 1));

function countedColumns(name: string, year: number): number {
  const latin = name.replace(/[^ -~]/g, '').length;
  const width = latin * LATIN_WIDTH + (name.length - latin) * HAN_WIDTH + (year > 0 ? COUNT_WIDTH : 0);
  const needed = Math.max(Math.ceil(width), Math.ceil(Math.sqrt(year * RATIO)));
  return Math.min(MAX_COLUMNS, Math.max(MIN_COLUMNS, needed + 1));
}

/** The cells of a plot from its upper left, in cells: where each of its stories is, the newest first. */
export function storyCells(year: number, columns: number): { column: number; row: number }[] {
  const across = Math.max(1, columns - 1);
  return Array.from({ length: year }, (_, at) => ({
    column: at % across,
    row: NAME_ROWS + Math.floor(at / across),
  }));
}
