import { z } from 'zod';
import { isDay, parseWireTime } from '@/backend/contract/calendar/wire-time';
import type { Point } from './add-points';
import { splitLine } from './split-line';

export interface ReadPoints {
  /** Oldest first, one for each moment; of several for one moment, the last in the text. */
  points: Point[];
  problems: { line: number; text: string }[];
}

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
 * Reads points as CSV (date and value, with or without a heading) or as JSON (objects, or pairs). Days are those of
 * UTC. Names the first 20 lines that cannot be read.
 */
export function readPoints(text: string): ReadPoints {
  const rows = /^\s*[[{]/.test(text) ? jsonRows(text) : csvRows(text);
  const problems: ReadPoints['problems'] = [];
  const points = new Map<number, number>();
  for (const row of rows) {
    const at = row.cells && readMoment(row.cells[0]);
    const value = row.cells && readNumber(row.cells[1]);
    if (typeof at === 'number' && typeof value === 'number') points.set(at, value);
    else if (!row.mayBeHeading) problems.push({ line: row.line, text: row.text.slice(0, MAX_CHARACTERS) });
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
}

function csvRows(text: string): Row[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const cells = splitLine(line);
    const [at, value] = cells;
    const isPair = at !== undefined && value !== undefined && cells.slice(2).every((cell) => cell === '');
    return [
      {
        line: index + 1,
        text: line,
        cells: isPair ? ([at, value] as const) : null,
        mayBeHeading: index === first,
      },
    ];
  });
}

function jsonRows(text: string): Row[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return [{ line: 1, text, cells: null, mayBeHeading: false }];
  }
  const envelope = z.object({ points: z.array(z.unknown()) }).or(z.object({ data: z.array(z.unknown()) }));
  const wrapped = envelope.safeParse(data).data;
  const list = Array.isArray(data) ? data : wrapped && ('points' in wrapped ? wrapped.points : wrapped.data);
  return (list ?? [data]).map((element: unknown, index) => ({
    line: index + 1,
    text: JSON.stringify(element),
    cells: entry.safeParse(element).data ?? null,
    mayBeHeading: false,
  }));
}

const FIRST_SECONDS = 10_000_000_000;

/** Milliseconds since 1970 of a day, a wire time, an ISO time or a Unix time; null for anything else. */
function readMoment(cell: string | number): number | null {
  const text = String(cell).trim();
  if (/^\d{9,13}$/.test(text)) return Number(text) < FIRST_SECONDS ? Number(text) * 1000 : Number(text);
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year && month && day) {
    const whole = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDay(whole) ? Date.parse(whole) : null;
  }
  return parseWireTime(text)?.getTime() ?? null;
}

/** A number with or without thousands separators. */
function readNumber(cell: string | number): number | null {
  const text = String(cell)
    .trim()
    .replace(/(?<=\d)[, _](?=\d{3}(\D|$))/g, '');
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) ? valid(Number(text)) : null;
}

const valid = (value: number) => (Number.isFinite(value) ? value : null);
