import { encodeDrawing, toScale } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';
import { labelsOf, numberColumns, subjectOf, withUnit } from '@/backend/contract/figures/cells';
import type { TextTable } from '@/backend/contract/figures/read-blocks';

const MIN_ROWS = 3;
const MAX_ROWS = 6;
/** The longest name of a row, in Han characters; Latin letters are half as wide. */
const MAX_NAME = 8;

/** A lying bar with name and value for each row of a short table. */
export function rowsOf(table: TextTable): Figure | null {
  const [column] = numberColumns(table);
  const labels = labelsOf(table);
  if (!column || labels.length < MIN_ROWS || labels.length > MAX_ROWS) return null;
  const { values } = column;
  const max = Math.max(...values);
  if (max <= 0 || values.some((value) => value < 0)) return null;
  if (labels.some((label) => label === '' || widthInHan(label) > MAX_NAME)) return null;
  const highlighted = values.indexOf(max);
  return {
    kind: 'rows',
    code: encodeDrawing({ kind: 'rows', highlighted, lines: [toScale(values, 0, max)] }),
    words: labels.flatMap((label, at) => [
      label,
      at === highlighted ? withUnit(column.texts[at] ?? '', table) : (column.texts[at] ?? ''),
    ]),
    count: values.length,
    subject: subjectOf(table),
    label: labels[highlighted] ?? '',
    value: withUnit(column.texts[highlighted] ?? '', table),
  };
}

/** The width of a text in Han characters. */
export function widthInHan(text: string): number {
  return [...text].reduce((sum, char) => sum + (/[\u2e80-\uffef]/.test(char) ? 1 : 0.5), 0);
}
