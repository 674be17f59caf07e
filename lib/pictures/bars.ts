import { clamp, type Canvas } from './canvas';
import { box, filled } from './svg';
import { randomWalk, normalise, resample } from './random-walk';

/** A run of bars standing on the lower edge, a peak in the accent. */
export function drawBars(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const pitch = Math.max(4, Math.round(width / 52));
  const room = Math.floor(width / pitch);
  const line =
    canvas.values.length >= 8 ? normalise(resample(canvas.values, room)) : randomWalk(random, room);
  // Few real numbers make wide bars; whole pixels, the remainder goes to the two margins.
  const step = Math.max(pitch, Math.floor(width / line.length));
  const gap = clamp(Math.round(step * 0.26), 1, 8);
  const margin = Math.floor((width - step * line.length + gap) / 2);
  const peak = findPeak(line);
  const foot = random.between(0.16, 0.3);
  let bars = '';
  let lit = '';
  for (const [i, value] of line.entries()) {
    const tall = Math.round(height * (foot + value * (0.86 - foot)));
    const bar = box(margin + i * step, height - tall, step - gap, tall);
    if (i === peak) lit = bar;
    else bars += bar;
  }
  return filled(bars, palette.figure) + filled(lit, palette.accent);
}

/** The highest bar that is not hard against an edge, where an accent would look like a border. */
function findPeak(line: readonly number[]): number {
  const inset = Math.floor(line.length * 0.1);
  const inner = line.slice(inset, line.length - inset);
  return inset + inner.indexOf(Math.max(...inner));
}
