import { clamp, drawingScale, type Canvas } from './canvas';
import { short, stroked } from './svg';
import { normalise } from './random-walk';

const LEVELS = 8;
const MOST_SQUARES = 860;

interface Dot {
  x: number;
  y: number;
  /** 0..LEVELS */
  level: number;
}

/** Squares that swell with a slow wave, a handful of them in the accent. */
export function drawHalftone(canvas: Canvas): string {
  const { palette, random } = canvas;
  const pitch = Math.max(5, Math.ceil(drawingScale(canvas) / Math.sqrt(MOST_SQUARES)));
  const dots = screen(canvas, pitch);
  const sparks = clamp(Math.round(dots.length / 150), 2, 6);
  const strong = dots.filter(({ level }) => level >= LEVELS - 1);
  const lit = new Set<Dot>();
  for (let tries = 0; tries < 60 && lit.size < sparks && strong.length > 0; tries += 1) {
    const spark = strong[random.whole(0, strong.length - 1)];
    const apart = [...lit].every((dot) => spark && Math.hypot(dot.x - spark.x, dot.y - spark.y) > 3 * pitch);
    if (spark && apart) lit.add(spark);
  }
  const largest = squareSize(pitch, LEVELS);
  const layers = Array.from({ length: LEVELS + 1 }, (_, level) => {
    const size = squareSize(pitch, level);
    const layer = dots.filter((dot) => dot.level === level && !lit.has(dot));
    return stroked(squares(layer, size), palette.figure, size);
  });
  return layers.join('') + stroked(squares([...lit], largest), palette.accent, largest);
}

/** One stroke as long as it is wide is a square, at a third of the bytes of a box. */
function squares(dots: readonly Dot[], size: number): string {
  const side = short(size);
  return dots.map(({ x, y }) => `M${tenth(x - size / 2)} ${tenth(y)}h${side}`).join('');
}

function tenth(value: number): string {
  return short(Math.round(value * 10) / 10);
}

function squareSize(pitch: number, level: number): number {
  const largest = pitch - Math.max(1, pitch * 0.1);
  const size = Math.max(pitch * 0.1, (largest * level) / LEVELS);
  return Math.round(size * 10) / 10;
}

/** Dots on a square grid; the wave is stretched so that every picture has both ends of the scale. */
function screen(canvas: Canvas, pitch: number): Dot[] {
  const { width, height } = canvas;
  const columns = Math.floor(width / pitch);
  const rows = Math.floor(height / pitch);
  const left = (width - (columns - 1) * pitch) / 2;
  const top = (height - (rows - 1) * pitch) / 2;
  const wave = drawWave(canvas);
  const dots = Array.from({ length: columns * rows }, (_, i) => {
    const x = left + (i % columns) * pitch;
    const y = top + Math.floor(i / columns) * pitch;
    return { x, y, swell: wave(x / height, y / height) };
  });
  const swells = normalise(dots.map(({ swell }) => swell));
  return dots.map(({ x, y }, i) => ({ x, y, level: Math.round((swells[i] ?? 0) * LEVELS) }));
}

/** Two waves of unlike length and direction; coordinates in picture heights. */
function drawWave({ random }: Canvas): (x: number, y: number) => number {
  const waves = [random.between(2.2, 3.6), random.between(4.2, 6)].map((frequency) => {
    const angle = random.between(0, Math.PI);
    const phase = random.between(0, Math.PI * 2);
    return { along: Math.cos(angle) * frequency, down: Math.sin(angle) * frequency, phase };
  });
  return (x, y) =>
    waves.reduce((sum, { along, down, phase }) => sum + Math.sin(x * along + y * down + phase), 0);
}
