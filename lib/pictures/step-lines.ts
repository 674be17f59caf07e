import { clamp, outline, type Canvas } from './canvas';
import { short, stroked } from './svg';
import { randomWalk, normalise, resample } from './random-walk';

/** Thin stepped lines from edge to edge, and the one that matters in the accent. */
export function drawStepLines(canvas: Canvas): string {
  const { width, height, palette, random, values } = canvas;
  const thin = outline(canvas);
  const count = clamp(Math.round(height / 46), 3, 8);
  let lines = '';
  for (let i = 0; i < count; i += 1) {
    const middle = (height * (i + 0.75)) / (count + 0.5);
    const reach = (height / count) * random.between(0.7, 1.3);
    const walk = randomWalk(random, random.whole(11, 17), 3);
    lines += stepPath(
      spread(random, width, walk.length),
      walk.map((value) => middle + (0.5 - value) * reach),
    );
  }
  const main = values.length >= 4 ? normalise(resample(values, 24)) : randomWalk(random, 15, 1.3);
  const mainPath = stepPath(
    spread(random, width, main.length, values.length >= 4 ? 0 : 0.6),
    main.map((value) => height * (0.8 - value * 0.62)),
  );
  return (
    stroked(lines, palette.figure, thin) + stroked(mainPath, palette.accent, clamp(height / 62, thin * 2, 8))
  );
}

/** Where the steps begin: uneven by `slack` of a step, whole pixels, ends outside the picture. */
function spread(random: Canvas['random'], width: number, count: number, slack = 0.8): number[] {
  const step = width / count;
  return Array.from({ length: count + 1 }, (_, i) => {
    if (i === 0) return -8;
    if (i === count) return width + 8;
    return Math.round(i * step + (random.next() - 0.5) * step * slack);
  });
}

function stepPath(xs: readonly number[], ys: readonly number[]): string {
  const start = `M${short(xs[0] ?? 0)} ${short(Math.round(ys[0] ?? 0))}`;
  return ys.reduce((path, y, i) => `${path}V${short(Math.round(y))}H${short(xs[i + 1] ?? 0)}`, start);
}
