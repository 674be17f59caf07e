import { encodeDrawing, toScale } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';
import { labelsOf, numberColumns, subjectOf, withUnit } from '@/backend/contract/figures/cells';
import type { TextTable } from '@/backend/contract/figures/read-blocks';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAYS = 'mon tue wed thu fri sat sun'.split(' ');
const HAN_DAYS = '一二三四五六日';

/** A cycle of hours, weekdays or months: its length, and the index a label stands for. */
const KINDS = [
  { size: 24, first: 0, place: (label: string) => /^0?(\d{1,2})(?::00|时|點|点)?$/.exec(label)?.[1] },
  { size: 7, first: 0, place: weekday },
  { size: 12, first: 1, place: month },
] as const;

/** Values of all hours, weekdays or months, in their order. Null if there are none. */
export function slotsOf(tables: readonly TextTable[]): Figure | null {
  for (const table of tables) {
    const [column] = numberColumns(table);
    const labels = labelsOf(table);
    if (!column || !isFixed(labels)) continue;
    const { values } = column;
    const lit = values.indexOf(Math.max(...values));
    const scaled = toScale(values, Math.min(0, ...values), Math.max(0, ...values));
    return {
      code: encodeDrawing({ rule: 'slots', lit, lines: [scaled] }),
      count: values.length,
      subject: subjectOf(table),
      label: labels[lit] ?? '',
      value: withUnit(column.texts[lit] ?? '', table),
    };
  }
  return null;
}

function isFixed(labels: readonly string[]): boolean {
  return KINDS.some(
    ({ size, first, place }) =>
      labels.length === size &&
      labels.every((label, index) => Number(place(label.trim()) ?? NaN) === index + first),
  );
}

function weekday(label: string): string | undefined {
  const short = label.toLowerCase().slice(0, 3);
  const at = WEEKDAYS.includes(short)
    ? WEEKDAYS.indexOf(short)
    : HAN_DAYS.indexOf(label.replace(/^(?:星期|周|週|礼拜)/, '').replace('天', '日'));
  return at < 0 || label === '' ? undefined : String(at);
}

function month(label: string): string | undefined {
  const at = MONTHS.indexOf(label.toLowerCase().slice(0, 3));
  return at >= 0 ? String(at + 1) : /^0?(\d{1,2})月?$/.exec(label)?.[1];
}
