import { encodeDrawing, toScale } from '@/backend/contract/figures/code';
import { isCycle } from '@/backend/contract/figures/cycles';
import type { Figure } from '@/backend/contract/figures/figure';
import { labelsOf, numberColumns, subjectOf, withUnit } from '@/backend/contract/figures/cells';
import type { TextTable } from '@/backend/contract/figures/read-blocks';

const MIN_BARS = 4;
const MAX_BARS = 32;
/** With more rows than this, lying bars with their names are too low. */
const MIN_UNNAMED = 7;
const TICKS = { 24: 4, 12: 3, 7: 2 } as const;

/**
 * A bar for each row: hours, weekdays or months, the rows of a bar chart, or of a table with too many rows to be named
 * one by one.
 */
export function barsOf(table: TextTable): Figure | null {
  const [column] = numberColumns(table);
  const labels = labelsOf(table);
  if (!column || labels.length < MIN_BARS || labels.length > MAX_BARS) return null;
  if (table.chart === 'line') return null;
  if (!isCycle(labels) && table.chart !== 'bars' && labels.length < MIN_UNNAMED) return null;
  const { values } = column;
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (high <= 0) return null;
  const highlighted = values.indexOf(Math.max(...values));
  const ticks = ticksOf(labels.length);
  const others = table.highlight.filter((at) => at !== highlighted && at < values.length);
  const [zero = 0] = toScale([0], low, high);
  const value = withUnit(column.texts[highlighted] ?? '', table);
  return {
    kind: 'bars',
    code: encodeDrawing({
      kind: 'bars',
      highlighted,
      lines: [toScale(values, low, high), others, ticks, [zero]],
    }),
    words: [value, ...ticks.map((at) => labels[at] ?? '')],
    count: values.length,
    subject: subjectOf(table),
    label: labels[highlighted] ?? '',
    value,
  };
}

/** The bars whose names stand on the axis: the first and the last, or every few of a cycle. */
function ticksOf(count: number): number[] {
  const every = Object.entries(TICKS).find(([size]) => Number(size) === count)?.[1];
  if (every === undefined) return [0, count - 1];
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
}
