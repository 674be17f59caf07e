import type { AtlasMap, Plot } from './map';

/** The side of a square, larger than most plots, so that a plot lies in few squares. */
const SQUARE = 24;

export type PlotIndex = ReadonlyMap<string, readonly Plot[]>;

/** Plots by squares of the map, so that only a few are compared with the position of the pointer. */
export function indexPlots({ plots }: Pick<AtlasMap, 'plots'>): PlotIndex {
  const index = new Map<string, Plot[]>();
  for (const plot of plots)
    for (let column = square(plot.x); column <= square(plot.x + plot.width); column += 1)
      for (let row = square(plot.y); row <= square(plot.y + plot.height); row += 1) {
        const key = `${column}:${row}`;
        const cellPlots = index.get(key);
        if (cellPlots) cellPlots.push(plot);
        else index.set(key, [plot]);
      }
  return index;
}

const square = (pixels: number) => Math.floor(pixels / SQUARE);

/** The plot at a point of the map; null between them. */
export function plotAt(index: PlotIndex, x: number, y: number): Plot | null {
  const near = index.get(`${square(x)}:${square(y)}`) ?? [];
  return (
    near.find((plot) => x >= plot.x && x < plot.x + plot.width && y >= plot.y && y < plot.y + plot.height) ??
    null
  );
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
/** How many times more a sideways distance counts than a distance ahead. */
const SIDEWAYS = 3;

/** The nearest plot in a direction; null at the edge of the map. */
export function neighbourOf(plots: readonly Plot[], from: Plot, direction: Direction): Plot | null {
  const [dx, dy] = WAYS[direction];
  const start = centre(from);
  let best: Plot | null = null;
  let min = Infinity;
  for (const plot of plots) {
    const to = centre(plot);
    const ahead = (to.x - start.x) * dx + (to.y - start.y) * dy;
    if (plot.key === from.key || ahead <= 0) continue;
    const aside = Math.abs((to.x - start.x) * dy) + Math.abs((to.y - start.y) * dx);
    const distance = ahead + aside * SIDEWAYS;
    if (distance < min) [best, min] = [plot, distance];
  }
  return best;
}

const centre = ({ x, y, width, height }: Plot) => ({ x: x + width / 2, y: y + height / 2 });

/** The `count` plots of its district that are nearest to a plot, nearest first. */
export function plotsAround(plots: readonly Plot[], from: Plot, count: number): Plot[] {
  const { x, y } = centre(from);
  const away = (plot: Plot) => Math.hypot(centre(plot).x - x, centre(plot).y - y);
  return plots
    .filter(({ district, key }) => district === from.district && key !== from.key)
    .sort((a, b) => away(a) - away(b))
    .slice(0, count);
}
