import { clamp, type Canvas } from './canvas';
import { short, stroked } from './svg';

interface Stage {
  x: number;
  y: number;
  radius: number;
}

/** Concentric arcs, each as long as its share; one carries the accent. */
export function drawRingShares(canvas: Canvas): string {
  const { palette, random } = canvas;
  const { x, y, radius } = pickStage(canvas);
  const band = clamp(Math.round(radius / 11), 4, 40);
  const pitch = band + Math.max(2, Math.round(band * 0.56));
  const count = clamp(Math.round(radius / pitch - 0.8), 3, 9);
  const shares = pickShares(canvas, count);
  const lit = random.whole(1, Math.max(1, count - 2));
  let rings = '';
  let litRing = '';
  for (const [i, share] of shares.entries()) {
    // The outer ring is cut by the edge: it starts level, so that no loose tip is left in a corner.
    const turn = i === 0 ? random.pick([0.25, 0.75]) : random.whole(0, 3) / 4;
    const ring = arc(x, y, radius - i * pitch, turn, share);
    if (i === lit) litRing = ring;
    else rings += ring;
  }
  return stroked(rings, palette.figure, band) + stroked(litRing, palette.accent, band);
}

/** Centred, or off to a side; the outer ring always leaves the picture a little. */
function pickStage({ width, height, random }: Canvas): Stage {
  const wide = width / height > 1.4;
  const x = wide ? random.pick([0.5, 0.5, 0.36, 0.64]) : 0.5;
  // A strip is not tall enough for whole rings: there they grow and are cut by its edges.
  const reach = clamp((width / height) * 0.32, 0.54, 0.8);
  const radius = Math.min(height * reach, width * 0.54);
  return { x: Math.round(width * x), y: Math.round(height / 2), radius };
}

function pickShares({ values, random }: Canvas, count: number): number[] {
  const weights = values.filter((value) => value > 0).slice(0, count);
  if (weights.length >= 3) {
    const largest = Math.max(...weights);
    return [...weights].sort((a, b) => b - a).map((weight) => clamp((weight / largest) * 0.92, 0.03, 0.92));
  }
  // The outer rings hold the composition together, so only inner ones may be short.
  return Array.from({ length: count }, (_, i) => {
    if (i === 0) return 0.5;
    return i < count / 2 ? random.pick([0.5, 0.62, 0.75, 0.86]) : random.pick([0.25, 0.4, 0.5, 0.75]);
  });
}

/** An arc of `share` of a turn, clockwise from `turn` (0 is the top). */
function arc(x: number, y: number, radius: number, turn: number, share: number): string {
  const at = (part: number) => {
    const angle = (part - 0.25) * Math.PI * 2;
    return `${short(x + Math.cos(angle) * radius)} ${short(y + Math.sin(angle) * radius)}`;
  };
  const size = short(radius);
  return `M${at(turn)}A${size} ${size} 0 ${share > 0.5 ? 1 : 0} 1 ${at(turn + share)}`;
}
