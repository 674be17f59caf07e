import { formatFigure } from '@/lib/platform/numbers/figures';
import { onScreen, type Painter, type Scene } from './scene';
import type { Plot } from './map';
import { storyCells } from './plot-size';

const NAME_TEXT = 13;
const COUNT_GAP = 6;
/** A name is set narrower down to this share of its width, and its count is left out before. */
const MIN_STRETCH = 0.68;
/** Between two cells, as a share of a cell. */
const GAP = 2 / 19;

/**
 * Paints plots whose stories can be counted: the name and the number, and below them a cell for each story, those of
 * today first. Plots that a search leaves out have their cells as outlines.
 * @param cell the side of a cell with its gap in pixels of the canvas
 */
export function paintCounted(painter: Painter, scene: Scene, plots: readonly Plot[], cell: number): void {
  for (const plot of plots) {
    const isMeant = scene.meant === null || scene.meant.has(plot.key);
    paintCells(painter, scene, plot, cell, isMeant);
    paintName(painter, scene, plot, cell, isMeant);
  }
}

function paintCells(painter: Painter, scene: Scene, plot: Plot, cell: number, isMeant: boolean): void {
  const { colours } = scene;
  const { x, y, width } = onScreen(scene, plot);
  const side = cell * (1 - GAP);
  for (const [at, { column, row }] of storyCells(plot.year, Math.round(width / cell)).entries()) {
    const [left, top] = [x + column * cell, y + row * cell];
    painter.fillStyle =
      at < plot.today ? colours.mark : at < Math.max(plot.week, plot.today) ? colours.ink : colours.older;
    painter.strokeStyle = colours.older;
    painter.lineWidth = 1;
    if (isMeant) painter.fillRect(left, top, side, side);
    else painter.strokeRect(left + 0.5, top + 0.5, side - 1, side - 1);
  }
}

function paintName(painter: Painter, scene: Scene, plot: Plot, cell: number, isMeant: boolean): void {
  const { colours } = scene;
  const { x, y, width } = onScreen(scene, plot);
  const isBold = isMeant && (plot.week > 0 || scene.meant !== null);
  painter.textBaseline = 'top';
  painter.font = `${isBold ? 700 : 400} ${NAME_TEXT}px ${scene.font}`;
  painter.fillStyle = isMeant && (plot.year > 0 || scene.meant !== null) ? colours.ink : colours.quietText;
  const room = width - cell / 2;
  const needed = painter.measureText(plot.name).width;
  if (needed * MIN_STRETCH > room) return;
  const top = y + (cell - NAME_TEXT) / 2 - 1;
  painter.fillText(plot.name, x, top, room);
  const count = formatFigure(plot.year);
  const after = Math.min(needed, room) + COUNT_GAP;
  painter.font = `400 ${NAME_TEXT}px ${scene.font}`;
  if (plot.year === 0 || after + painter.measureText(count).width > width) return;
  painter.fillStyle = colours.quietText;
  painter.fillText(count, x + after, top);
}
