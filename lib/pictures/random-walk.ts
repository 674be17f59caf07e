import type { Random } from './random';

/** A market-like line of `length` numbers in 0..1: drift, swings, then the odd jump. */
export function randomWalk(random: Random, length: number, roughness = 1): number[] {
  const drift = random.between(-0.5, 1) / length;
  const swing = random.between(1.2, 2.6);
  const phase = random.between(0, Math.PI * 2);
  let noise = 0;
  const line = Array.from({ length }, (_, i) => {
    noise = noise * 0.86 + (random.next() - 0.5) * 0.22 * roughness;
    const jump = random.chance(0.06) ? (random.next() - 0.4) * 0.22 * roughness : 0;
    noise += jump;
    return drift * i + 0.3 * Math.sin(phase + (i / length) * Math.PI * swing) + noise;
  });
  return normalise(line);
}

/** Spreads numbers over 0..1; a flat line sits in the middle. */
export function normalise(values: readonly number[]): number[] {
  const min = Math.min(...values);
  const span = Math.max(...values) - min;
  return values.map((value) => (span > 0 ? (value - min) / span : 0.5));
}

/** Thins a long line to `length` numbers by averaging, so real data keeps its shape. */
export function resample(values: readonly number[], length: number): number[] {
  if (values.length <= length) return [...values];
  return Array.from({ length }, (_, i) => {
    const from = Math.floor((i * values.length) / length);
    const slice = values.slice(from, Math.max(from + 1, Math.floor(((i + 1) * values.length) / length)));
    return slice.reduce((sum, value) => sum + value, 0) / slice.length;
  });
}
