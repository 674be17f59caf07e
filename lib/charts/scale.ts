import { type ScaleLinear, scaleLinear } from 'd3-scale';

/** A value axis: its ticks, and the height of a value. */
export interface ValueScale {
  min: number;
  max: number;
  ticks: number[];
  /** The number of decimals the ticks need. */
  digits: number;
  /** The distance of a value from the bottom of the plot, 0..100. */
  up(value: number): number;
}

export interface ScaleOptions {
  /** Whether the axis includes zero: bars start at zero; lines need not. */
  fromZero?: boolean;
  /** Whether the axis goes exactly from the lowest to the highest value, for lines without an axis. */
  tight?: boolean;
  /** Values are counts, so ticks between whole numbers are left out. */
  whole?: boolean;
  /** The approximate number of ticks. */
  count?: number;
}

/** The axis around the values; gaps and infinite values are ignored, and without data the axis is 0..1. */
export function valueScale(
  values: readonly (number | null)[],
  { fromZero = false, tight = false, whole = false, count = 3 }: ScaleOptions = {},
): ValueScale {
  const finiteValues = values.filter((value): value is number => value !== null && Number.isFinite(value));
  const [low, high] = extent(fromZero ? [...finiteValues, 0] : finiteValues);
  const raw = scaleLinear().domain([low, high]).range([0, 100]);
  // A line chart begins and ends on a tick; bars use the whole height and may rise above the last tick.
  const scale = tight ? raw : fromZero ? downToRule(raw, count) : raw.nice(count);
  const [min = 0, max = 1] = scale.domain();
  const ticks = scale.ticks(count).filter((tick) => !whole || Number.isInteger(tick));
  return { min, max, ticks, digits: tickDigits(ticks), up: (value) => scale(value) };
}

/** When bars reach more than a quarter of a step below zero, extends the axis down to the next tick. */
function downToRule(scale: ScaleLinear<number, number>, count: number): ScaleLinear<number, number> {
  const [low = 0, high = 1] = scale.domain();
  const [first = 0, second = 0] = scale.ticks(count);
  const step = second - first;
  return low < -step / 4 && step > 0 ? scale.domain([Math.floor(low / step) * step, high]) : scale;
}

/** The lowest and the highest value, never equal: a single value needs room around it, too. */
function extent(values: readonly number[]): [number, number] {
  if (values.length === 0) return [0, 1];
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  if (low < high) return [low, high];
  if (low === 0) return [0, 1];
  const room = Math.abs(low) * 0.1;
  return [low - room, high + room];
}

function tickDigits(ticks: readonly number[]): number {
  const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0));
  return step >= 1 || step === 0 ? 0 : Math.min(8, Math.ceil(-Math.log10(step) - 1e-9));
}
