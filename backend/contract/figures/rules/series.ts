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

const MIN_POINTS = 8;
/** The most points that can be told apart on a small cover. */
const MAX_POINTS = 32;
const MAX_LINES = 4;
const TIME =
  /\d{4}|\d{1,2}[-/.:]\d|[年月日周时]|^(?:Q\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|week|day)/i;

/** A value over time with eight or more points: the first column of numbers, with up to three others for comparison. */
export function seriesOf(tables: readonly TextTable[]): Figure | null {
  for (const table of tables) {
    const columns = numberColumns(table);
    const [subject] = columns;
    if (!subject || subject.values.length < MIN_POINTS || !isOverTime(table)) continue;
    const all = columns.slice(0, MAX_LINES).map(({ values }) => thin(values));
    const from = Math.min(...all.flat());
    const to = Math.max(...all.flat());
    return {
      code: encodeDrawing({ rule: 'series', lit: 0, lines: all.map((line) => toScale(line, from, to)) }),
      count: subject.values.length,
      subject: subjectOf(table),
      label: withUnit(textOf(subject, Math.min(...subject.values)), table),
      value: withUnit(textOf(subject, Math.max(...subject.values)), table),
    };
  }
  return null;
}

/** A value of a column as written in the table. */
function textOf({ values, texts }: NumberColumn, value: number): string {
  return texts[values.indexOf(value)] ?? '';
}

function isOverTime(table: TextTable): boolean {
  return table.isLine || labelsOf(table).every((label) => TIME.test(label));
}

/** Evenly chosen points, including the last one. */
function thin(values: readonly number[]): number[] {
  if (values.length <= MAX_POINTS) return [...values];
  const step = (values.length - 1) / (MAX_POINTS - 1);
  return Array.from({ length: MAX_POINTS }, (_, index) => values[Math.round(index * step)] ?? 0);
}
