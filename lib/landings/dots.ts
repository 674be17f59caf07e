import type { SectionOf } from '@/backend/contract/landings/landing';

type Stop = SectionOf<'stops'>['items'][number];

export interface Dot {
  stop: Stop;
  /** The index of the stop among all stops, from 0. */
  place: number;
  /** Centre and radius in the units of the drawing. */
  x: number;
  radius: number;
  /** The share of newcomers as an arc, an SVG path around the centre; empty for none. */
  arc: string;
}

export const DOTS_WIDTH = 1120;
export const DOTS_HEIGHT = 190;
const GAP = 20;
const MAX_RADIUS = DOTS_HEIGHT / 2;
const ARC_AT = 0.68;

/** Stops as circles in a row; the area shows the number of visitors. A stop without visitors is left out. */
export function dotsOf(stops: readonly Stop[]): Dot[] {
  const came = stops.map((stop, place) => ({ stop, place })).filter(({ stop }) => stop.people > 0);
  const roots = came.map(({ stop }) => Math.sqrt(stop.people));
  const sum = roots.reduce((total, root) => total + root, 0);
  const scale = Math.min(
    (DOTS_WIDTH - GAP * (came.length - 1)) / (2 * sum),
    MAX_RADIUS / Math.max(...roots, 1),
  );
  const gap = came.length > 1 ? (DOTS_WIDTH - 2 * sum * scale) / (came.length - 1) : 0;
  let left = 0;
  return came.map(({ stop, place }, at) => {
    const radius = (roots[at] ?? 0) * scale;
    const x = left + radius;
    left += 2 * radius + gap;
    return {
      stop,
      place,
      x: round(x),
      radius: round(radius),
      arc: arcOf(radius * ARC_AT, stop.newcomers / stop.people),
    };
  });
}

function arcOf(radius: number, share: number): string {
  if (share <= 0) return '';
  const angle = Math.min(share, 0.9999) * 2 * Math.PI;
  const end = [Math.sin(angle) * radius, -Math.cos(angle) * radius].map(round).join(' ');
  return `M0 ${round(-radius)}A${round(radius)} ${round(radius)} 0 ${share > 0.5 ? 1 : 0} 1 ${end}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
