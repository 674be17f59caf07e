import { type AtlasDistrict, type AtlasMap, type Box, DISTRICT_HEAD } from './map';
import { packPlots, type Packed } from './pack';
import { isCounted, plotSize, type PlotSize } from './plot-size';
import { splitArea } from './split-area';
import { headWidth } from './head-width';

const GAP = 16;
const MIN_CELL = 2;
const MAX_CELL = 40;
/** The cell of one story with the gap to the next. */
const COUNTED_CELL = 19;
/** Cell sizes are multiples of half a pixel, so that edges stay sharp at 200 %. */
const STEP = 0.5;
/** Added to each district's weight for its heading, as a share of the number of all cells. */
const HEAD_SHARE = 0.04;

/**
 * The layout of the atlas: each category is a district, each entry a plot whose size grows with the number of its
 * stories in a year. The same entries give the same map.
 */
export function layoutAtlas(
  districts: readonly AtlasDistrict[],
  { width, height }: { width: number; height: number },
): AtlasMap {
  const filled = districts.filter(({ entries }) => entries.length > 0);
  const count = filled.reduce((sum, { entries }) => sum + entries.length, 0);
  const sizes = filled.map(({ entries }) => entries.map((entry) => plotSize(entry, count)));
  const cells = sizes.map(cellsOf);
  const all = cells.reduce((sum, cellCount) => sum + cellCount, 0);
  const boxes = splitArea(
    cells.map((cellCount) => cellCount + all * HEAD_SHARE),
    { x: 0, y: 0, width, height },
    GAP,
    filled.map(({ name }) => Math.min(headWidth(name), width)),
  );
  const { cell, packed } = largestCell(sizes, boxes, isCounted(count) ? COUNTED_CELL : MAX_CELL);
  return {
    width,
    height,
    cell: isCounted(count) ? cell : null,
    districts: filled.map(({ key, name, entries }, at) => ({
      key,
      name,
      count: entries.length,
      ...(boxes[at] ?? { x: 0, y: 0, width, height }),
    })),
    plots: filled.flatMap(({ key: district, entries }, at) => {
      const box = boxes[at] ?? { x: 0, y: 0 };
      return entries.map((entry, place) => {
        const { column = 0, row = 0 } = packed[at]?.places[place] ?? {};
        const size = sizes[at]?.[place] ?? { columns: 1, rows: 1 };
        return {
          ...entry,
          district,
          x: box.x + column * cell,
          y: box.y + DISTRICT_HEAD + row * cell,
          width: size.columns * cell,
          height: size.rows * cell,
        };
      });
    }),
  };
}

const cellsOf = (sizes: readonly PlotSize[]) =>
  sizes.reduce((sum, { columns, rows }) => sum + columns * rows, 0);

/** The largest cell at which every district has room for its plots, found by bisection. */
function largestCell(
  sizes: readonly PlotSize[][],
  boxes: readonly Box[],
  largest: number,
): { cell: number; packed: Packed[] } {
  let low = MIN_CELL / STEP;
  let high = largest / STEP;
  let best = { cell: MIN_CELL, packed: packAll(sizes, boxes, MIN_CELL, false) ?? [] };
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const packed = packAll(sizes, boxes, middle * STEP, true);
    if (packed) {
      best = { cell: middle * STEP, packed };
      low = middle + 1;
    } else high = middle - 1;
  }
  return best;
}

function packAll(
  sizes: readonly PlotSize[][],
  boxes: readonly Box[],
  cell: number,
  mustFit: boolean,
): Packed[] | null {
  const all: Packed[] = [];
  for (const [at, districtSizes] of sizes.entries()) {
    const box = boxes[at];
    if (!box) return null;
    const widest = districtSizes.reduce((max, { columns }) => Math.max(max, columns), 1);
    const columns = Math.floor(box.width / cell);
    const packed = packPlots(districtSizes, mustFit ? columns : Math.max(columns, widest));
    if (!packed || (mustFit && packed.rows * cell > box.height - DISTRICT_HEAD)) return null;
    all.push(packed);
  }
  return all;
}
