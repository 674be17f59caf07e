import { encodeDrawing, toScale } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';
import { labelsOf, numberColumns, subjectOf, withUnit } from '@/backend/contract/figures/cells';
import type { TextTable } from '@/backend/contract/figures/read-blocks';

const MIN_PARTS = 5;
const MAX_PARTS = 24;
const SHARE = /占|份额|份額|share|of total|proportion/i;
const WHOLE = { min: 95, max: 105 };

/**
 * Five or more parts of a whole: shares with names, or percentages that add up to about a hundred. Null if there are
 * none.
 */
export function areaOf(table: TextTable): Figure | null {
  for (const { values, texts, head } of numberColumns(table)) {
    if (values.length < MIN_PARTS || values.some((value) => value < 0)) continue;
    const sum = values.reduce((total, value) => total + value, 0);
    const isPercent = table.unit.startsWith('%') || texts.every((text) => text.endsWith('%'));
    const isWhole = isPercent && sum >= WHOLE.min && sum <= WHOLE.max;
    if (sum === 0 || (!isWhole && !(SHARE.test(`${head} ${table.note}`) && !isPercent))) continue;
    const highlighted = values.indexOf(Math.max(...values));
    const drawn = largest(values);
    const parts = drawn.map((at) => values[at] ?? 0);
    const line = toScale(parts, 0, Math.max(...parts));
    const value = withUnit(texts[highlighted] ?? '', table);
    const label = labelsOf(table)[highlighted] ?? '';
    return {
      kind: 'area',
      code: encodeDrawing({ kind: 'area', highlighted: drawn.indexOf(highlighted), lines: [line] }),
      words: [value, label],
      count: values.length,
      subject: subjectOf(table),
      label,
      value,
    };
  }
  return null;
}

/** The positions of the largest values, at most as many as are drawn, in the order of the table. */
function largest(values: readonly number[]): number[] {
  return [...values.keys()]
    .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b)
    .slice(0, MAX_PARTS)
    .sort((a, b) => a - b);
}
