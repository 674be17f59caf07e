import { formatFigure } from '@/lib/platform/numbers/figures';
import type { Chart } from './chart';

/** The numbers of a chart as a table, whose caption is its title. */
export function chartRows({ title, axis, labels, series }: Chart) {
  return {
    caption: title,
    columns: [
      { key: 'axis', label: axis },
      ...series.map(({ name }, index) => ({ key: `series${index}`, label: name, numeric: true })),
    ],
    rows: labels.map((label, row) => ({
      axis: label,
      ...Object.fromEntries(series.map(({ values }, index) => [`series${index}`, asWritten(values[row])])),
    })),
  };
}

/** A number with all its decimals; a dash when there is no value. */
function asWritten(value: number | null | undefined): string {
  if (value === null || value === undefined) return '–';
  return formatFigure(value, { digits: String(value).split('.')[1]?.length ?? 0 });
}
