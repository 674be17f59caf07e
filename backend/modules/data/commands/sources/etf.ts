import { isDay } from '@/backend/contract/calendar/wire-time';
import type { Point } from '@/backend/modules/data/commands/add-points';
import { splitLine } from '@/backend/modules/data/commands/split-line';
import type { DataSource } from './source';

/** The table counts in millions of dollars, the series in hundreds of millions. */
const MILLIONS = 100;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** First cells of lines that are no days, in the tables of the known publishers. */
const OTHER_LINES = /^(|date|total|average|maximum|minimum|fee|seed)$/i;

/** `YYYY-MM-DD` of `26 Nov 2026`, `Nov 26, 2026` or `2026-11-26`; null for anything else. */
function readDay(cell: string): string | null {
  const [, first, second, year] =
    /^(\d{1,2}|[a-z]{3,9})[ -](\d{1,2}|[a-z]{3,9}),?[ -](\d{4})$/i.exec(cell) ?? [];
  if (!first || !second || !year) return isDay(cell) ? cell : null;
  const [day, name] = /^\d/.test(first) ? [first, second] : [second, first];
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const whole = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return month > 0 && isDay(whole) ? whole : null;
}

/** A number that may be negative by parentheses; null where the day has none yet. @throws Error for other text */
function readAmount(cell: string): number | null {
  const text = cell.replaceAll(',', '').replace(/^\$/, '').trim();
  if (/^-?$/.test(text)) return null;
  const negative = /^\((.+)\)$/.exec(text)?.[1];
  const value = /^[+-]?\d+(\.\d+)?$/.test(negative ?? text) ? Number(negative ?? text) : NaN;
  if (!Number.isFinite(value)) throw new Error(`no amount: ${cell.slice(0, 40)}`);
  return negative === undefined ? value : -value;
}

/**
 * The daily totals of a table of fund flows in CSV, as Farside and SoSoValue publish it: a date, a column for each fund,
 * and `Total`.
 * @throws Error when it has no column Total or no days
 */
export function readFlows(text: string): Point[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map(splitLine);
  const head = lines.findIndex(
    (cells) => cells.some((cell) => /^total( net inflow)?$/i.test(cell)) && cells.length > 1,
  );
  const total = lines[head]?.findIndex((cell) => /^total( net inflow)?$/i.test(cell)) ?? -1;
  if (total < 1) throw new Error('no column Total');
  const points = lines.slice(head + 1).flatMap((cells) => {
    const [first = ''] = cells;
    const day = readDay(first);
    if (day === null && OTHER_LINES.test(first)) return [];
    if (day === null) throw new Error(`no day: ${first.slice(0, 40)}`);
    const millions = readAmount(cells[total] ?? '');
    return millions === null ? [] : [{ at: new Date(day), value: Number((millions / MILLIONS).toFixed(4)) }];
  });
  if (points.length === 0) throw new Error('no days');
  return points.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** A table the operator names; the whole address is its base. */
export const etf: DataSource = {
  name: 'etf',
  perMinute: 2,
  requests: [
    {
      name: 'flows',
      path: '',
      everyMinutes: 60,
      keys: ['spot-etf-flow'],
      read: (answer) => [{ key: 'spot-etf-flow', points: readFlows(answer) }],
    },
  ],
};
