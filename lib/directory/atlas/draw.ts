import { formatFigure } from '@/lib/platform/numbers/figures';
import { fitName, lineHeight } from './fit-name';
import { hasName, plotLook, type PlotLook } from './look';
import type { Plot } from './map';
import { onScreen, type Painter, type Scene } from './scene';
import { paintCounted } from './draw-counted';

const HEAD_TEXT = 14;
const NAME_TEXT = 13;
const INSET = 0.06;
/** The side in pixels of the square that marks news of today; a smaller plot is filled by it. */
const TODAY_SIDE = 10;
const MAX_INSET = 1;
const NAME_MARGIN = 5;
/** A name that does not fit is set narrower, down to this share of its width. */
const MIN_STRETCH = 0.68;
const FRAME = 2;
const FRAME_GAP = 3;

/** Paints the visible part of the map: all plots with the same look in one path, then names, headings and the frame. */
export function drawMap(painter: Painter, scene: Scene, width: number, height: number): void {
  const { map, view, fit, current, colours } = scene;
  painter.fillStyle = colours.paper;
  painter.fillRect(0, 0, width, height);
  const scale = view.zoom * fit;
  const seen = map.plots.filter(
    (plot) =>
      plot.x + plot.width > view.x &&
      plot.x < view.x + width / scale &&
      plot.y + plot.height > view.y &&
      plot.y < view.y + height / scale,
  );
  if (map.cell === null) paintLooks(painter, scene, seen);
  else paintCounted(painter, scene, seen, map.cell * scale);
  paintHeads(painter, scene);
  const framed = map.plots.find(({ key }) => key === current);
  if (framed) paintFrame(painter, scene, framed);
}

function paintLooks(painter: Painter, scene: Scene, seen: readonly Plot[]): void {
  const { meant } = scene;
  const looks = new Map<PlotLook, Plot[]>();
  for (const plot of seen) {
    const look = plotLook(plot, meant && meant.has(plot.key));
    const alike = looks.get(look);
    if (alike) alike.push(plot);
    else looks.set(look, [plot]);
  }
  for (const [look, plots] of looks) paintPlots(painter, scene, look, plots);
  for (const [look, plots] of looks) paintNames(painter, scene, look, plots);
}

function paintPlots(painter: Painter, scene: Scene, look: PlotLook, plots: readonly Plot[]): void {
  const { colours } = scene;
  painter.beginPath();
  for (const plot of plots) {
    const { x, y, width, height } = onScreen(scene, plot);
    const inset = Math.min(MAX_INSET, width * INSET);
    if (look === 'outline')
      painter.rect(x + inset + 0.5, y + inset + 0.5, width - 2 * inset - 1, height - 2 * inset - 1);
    else painter.rect(x + inset, y + inset, width - 2 * inset, height - 2 * inset);
  }
  painter.lineWidth = 1;
  painter.strokeStyle = colours.ink;
  painter.fillStyle = look === 'today' || look === 'week' ? colours.ink : colours.rule;
  if (look === 'outline') painter.stroke();
  else painter.fill();
  if (look === 'today') paintToday(painter, scene, plots);
}

/** Marks news of today with a small red square: filled red plots, often the largest ones, would dominate the map. */
function paintToday(painter: Painter, scene: Scene, plots: readonly Plot[]): void {
  painter.beginPath();
  for (const plot of plots) {
    const { x, y, width, height } = onScreen(scene, plot);
    const inset = Math.min(MAX_INSET, width * INSET);
    const side = Math.min(TODAY_SIDE, width - 2 * inset, height - 2 * inset);
    painter.rect(x + width - inset - side, y + height - inset - side, side, side);
  }
  painter.fillStyle = scene.colours.mark;
  painter.fill();
}

function paintNames(painter: Painter, scene: Scene, look: PlotLook, plots: readonly Plot[]): void {
  const { colours, view, fit, meant } = scene;
  painter.font = `600 ${NAME_TEXT}px ${scene.font}`;
  painter.textBaseline = 'top';
  painter.fillStyle = look === 'today' || look === 'week' ? colours.paper : colours.ink;
  for (const plot of plots) {
    if (!hasName(plot, view.zoom * fit, meant?.has(plot.key) ?? false)) continue;
    const { x, y, width, height } = onScreen(scene, plot);
    const room = { width: width - 2 * NAME_MARGIN, height: height - NAME_MARGIN };
    const widthOf = (text: string) => painter.measureText(text).width;
    const lines = fitName(plot.name, room, NAME_TEXT, widthOf);
    const isNarrow = lines.length === 0 && widthOf(plot.name) * MIN_STRETCH <= room.width;
    if (isNarrow && room.height >= NAME_TEXT)
      painter.fillText(plot.name, x + NAME_MARGIN, y + NAME_MARGIN, room.width);
    for (const [at, line] of lines.entries())
      painter.fillText(line, x + NAME_MARGIN, y + NAME_MARGIN + at * lineHeight(NAME_TEXT));
  }
}

function paintHeads(painter: Painter, scene: Scene): void {
  const { map, colours } = scene;
  painter.textBaseline = 'top';
  for (const district of map.districts) {
    const { x, y, width } = onScreen(scene, district);
    painter.fillStyle = colours.ink;
    painter.fillRect(x, Math.round(y), width, 1);
    painter.font = `700 ${HEAD_TEXT}px ${scene.font}`;
    // A heading that is too long is set narrower, never cut.
    const room = Math.max(HEAD_TEXT, width - HEAD_TEXT * 3);
    const after = Math.min(room, painter.measureText(district.name).width);
    painter.fillText(district.name, x, y + 6, room);
    painter.fillStyle = colours.quietText;
    painter.font = `400 ${NAME_TEXT}px ${scene.font}`;
    painter.fillText(formatFigure(district.count), x + after + 7, y + 7);
  }
}

function paintFrame(painter: Painter, scene: Scene, plot: Plot): void {
  const { x, y, width, height } = onScreen(scene, plot);
  painter.lineWidth = FRAME_GAP;
  painter.strokeStyle = scene.colours.paper;
  painter.strokeRect(x - FRAME_GAP / 2, y - FRAME_GAP / 2, width + FRAME_GAP, height + FRAME_GAP);
  painter.lineWidth = FRAME;
  painter.strokeStyle = scene.colours.ink;
  const out = FRAME_GAP + FRAME / 2;
  painter.strokeRect(x - out, y - out, width + 2 * out, height + 2 * out);
}
