export interface AxisLabel {
  index: number;
  label: string;
  /** Shown on phones, too; labels without it only where there is room. */
  narrow: boolean;
}

/** Usual steps between labels: every second, fifth, seventh (week) or twelfth (year) one … */
const STEPS = [1, 2, 3, 4, 5, 6, 7, 10, 12, 14, 15, 20, 24, 28, 30, 50, 60, 90, 100, 180, 200, 365];

/**
 * Chooses which labels of an axis are printed: at most `wide` of them. When there are more than four, every second one
 * is printed on a narrow screen. The first label is always printed.
 */
export function axisLabels(labels: readonly string[], wide = 8): AxisLabel[] {
  const step =
    STEPS.find((candidate) => labels.length / candidate <= wide) ?? Math.ceil(labels.length / wide);
  const shown = Math.ceil(labels.length / step);
  const narrowStep = step * (shown > 4 ? 2 : 1);
  return labels.flatMap((label, index) =>
    index % step === 0 ? [{ index, label, narrow: index % narrowStep === 0 }] : [],
  );
}

/** Centre of column `index` of `count`, 0..100 from the left. */
export function columnCentre(index: number, count: number): number {
  return count > 0 ? ((index + 0.5) / count) * 100 : 50;
}

/** The position of point `index` of `count` when the first and last points touch the edges, 0..100 from the left. */
export function pointAcross(index: number, count: number): number {
  return count > 1 ? (index / (count - 1)) * 100 : 100;
}
