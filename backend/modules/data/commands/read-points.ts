import { z } from 'zod';
import { parseWireTime } from '@/backend/contract/calendar/wire-time';
import { columnKey, withoutRemarks } from '@/backend/contract/csv-table';
import { parseCsv } from '@/backend/contract/parse-csv';
import { dateReader } from '@/backend/kernel/dates/column-dates';
import type { Point } from './add-points';
import { decimalOf, readAmount } from './read-amount';

export interface ReadPoints {
  /** Oldest first, one for each moment; of several for one moment, the last in the text. */
  points: Point[];
  /** Lines that cannot be read, or whose moment is later than it may be. */
  problems: { line: number; text: string; is_ahead?: true }[];
}

const DAY_MS = 86_400_000;
const MAX_PROBLEMS = 20;
const MAX_CHARACTERS = 120;

const number = z.union([z.number(), z.string()]);
const entry = z.union([
  z.tuple([number, number]),
  z
    .object({ at: number.optional(), date: number.optional(), time: number.optional(), value: number })
    .transform(({ at, date, time, value }) => [at ?? date ?? time ?? '', value] as const),
]);

/**
 * The last moment that a point given by hand or by a program may have: two days ahead, since the day of a place begins
 * before that of UTC and some write the end of a day.
 */
export const latestPoint = (now: Date): Date => new Date(now.getTime() + 2 * DAY_MS);

/**
 * Reads points as CSV (date and value, with or without a heading) or as JSON (objects, or pairs). Days are those of
 * UTC. Names the first 20 lines that cannot be read.
 * @param latest the last moment that a point may have: a mistyped year would be the newest point for years
 */
export function readPoints(text: string, latest?: Date): ReadPoints {
  const rows = /^\s*[[{]/.test(text) ? jsonRows(text) : csvRows(text);
  const problems: ReadPoints['problems'] = [];
  const points = new Map<number, number>();
  const dateOf = dateReader(
    rows.map(({ cells }) => String(cells?.[0] ?? '')),
    true,
  );
  for (const row of rows) {
    const at = row.cells && readMoment(row.cells[0], dateOf);
    const value = row.cells && readAmount(String(row.cells[1]), row.decimal);
    const isRead = typeof at === 'number' && typeof value === 'number';
    const isAhead = isRead && latest !== undefined && at > latest.getTime();
    if (isRead && !isAhead) points.set(at, value);
    else if (isAhead || !row.mayBeHeading)
      problems.push({
        line: row.line,
        text: row.text.slice(0, MAX_CHARACTERS),
        ...(isAhead && { is_ahead: true }),
      });
  }
  return {
    points: [...points].sort(([a], [b]) => a - b).map(([at, value]) => ({ at: new Date(at), value })),
    problems: problems.slice(0, MAX_PROBLEMS),
  };
}

interface Row {
  line: number;
  text: string;
  /** Date and value; null when the row has another shape. */
  cells: readonly [string | number, string | number] | null;
  mayBeHeading: boolean;
  /** What stands before the decimals of the values. */
  decimal: '.' | ',';
}

function csvRows(text: string): Row[] {
  const { rows, separator } = parseCsv(text, text.includes('\t') ? '\t' : ';');
  const [first, ...others] = withoutRemarks(rows);
  if (first === undefined) return [];
  const isTurned = isValueFirst(first.cells);
  const pairs = [first, ...others].map(({ cells }) =>
    cells.length > 1 && cells.slice(2).every((cell) => cell === '')
      ? ([cells[isTurned ? 1 : 0] ?? '', cells[isTurned ? 0 : 1] ?? ''] as const)
      : null,
  );
  const decimal = decimalOf(
    pairs.map((pair) => pair?.[1] ?? ''),
    separator,
  );
  return [first, ...others].map(({ line, cells }, index) => ({
    line,
    text: cells.join(separator),
    cells: pairs[index] ?? null,
    mayBeHeading: index === 0,
    decimal,
  }));
}

/** Whether the heading says that values stand before their dates. */
function isValueFirst([first = '', second = '']: readonly string[]): boolean {
  const isDate = (cell: string) => /^(?:date|day|time|timestamp|日期|时间|時間)$/.test(columnKey(cell));
  return isDate(second) && !isDate(first);
}

function jsonRows(text: string): Row[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return [{ line: 1, text, cells: null, mayBeHeading: false, decimal: '.' }];
  }
  const envelope = z.object({ points: z.array(z.unknown()) }).or(z.object({ data: z.array(z.unknown()) }));
  const wrapped = envelope.safeParse(data).data;
  const list = Array.isArray(data) ? data : wrapped && ('points' in wrapped ? wrapped.points : wrapped.data);
  return (list ?? [data]).map((element: unknown, index) => ({
    line: index + 1,
    text: JSON.stringify(element),
    cells: entry.safeParse(element).data ?? null,
    mayBeHeading: false,
    decimal: '.',
  }));
}

const FIRST_SECONDS = 10_000_000_000;

/** Milliseconds since 1970 of a day, a wire time, an ISO time, a Unix time or a date in words; null for anything else. */
function readMoment(cell: string | number, dateOf: (cell: string) => Date | null): number | null {
  const text = String(cell).trim();
  if (/^\d{9,13}$/.test(text)) return Number(text) < FIRST_SECONDS ? Number(text) * 1000 : Number(text);
  return (parseWireTime(text) ?? dateOf(text))?.getTime() ?? null;
}
