import { encodeDrawing, toScale } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';
import {
  labelsOf,
  type NumberColumn,
  numberColumns,
  subjectOf,
  withUnit,
} from '@/backend/contract/figures/cells';
import type { TextTable } from '@/backend/contract/figures/read-blocks';

const MIN_POINTS = { chart: 4, table: 8 };
/** The most points that can be told apart on a small cover. */
const MAX_POINTS = 32;
const MAX_LINES = 4;
const TIME =
  /\d{4}|\d{1,2}[-/.:]\d|[年月日周时]|^(?:Q\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|week|day)/i;

/** A value over time as steps: the first column of numbers, with up to three others for comparison. */
export function stepsOf(table: TextTable): Figure | null {
  const columns = numberColumns(table);
  const [subject] = columns;
  const labels = labelsOf(table);
  const isLine = table.chart === 'line';
  if (!subject || subject.values.length < (isLine ? MIN_POINTS.chart : MIN_POINTS.table)) return null;
  if (!isLine && !labels.every((label) => TIME.test(label))) return null;
  const all = columns.slice(0, MAX_LINES).map(({ values }) => thin(values));
  const [drawn = []] = all;
  const from = Math.min(...all.flat());
  const to = Math.max(...all.flat());
  if (from === to) return null;
  const value = withUnit(textOf(subject, Math.max(...subject.values)), table);
  return {
    kind: 'steps',
    code: encodeDrawing({
      kind: 'steps',
      highlighted: drawn.indexOf(Math.max(...drawn)),
      lines: all.map((line) => toScale(line, from, to)),
    }),
    words: [value, labels[0] ?? '', labels.at(-1) ?? ''],
    count: subject.values.length,
    subject: subjectOf(table),
    label: withUnit(textOf(subject, Math.min(...subject.values)), table),
    value,
  };
}

/** A value of a column as written in the table. */
function textOf({ values, texts }: NumberColumn, value: number): string {
  return texts[values.indexOf(value)] ?? '';
}

/** Evenly chosen points, the last one and the highest one included. */
function thin(values: readonly number[]): number[] {
  if (values.length <= MAX_POINTS) return [...values];
  const step = (values.length - 1) / (MAX_POINTS - 1);
  const peak = values.indexOf(Math.max(...values));
  return Array.from({ length: MAX_POINTS }, (_, index) => {
    const at = Math.round(index * step);
    return values[Math.round(peak / step) === index ? peak : at] ?? 0;
  });
}
