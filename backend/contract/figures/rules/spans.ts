import { encodeDrawing, toScale } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';
import { labelsOf, subjectOf } from '@/backend/contract/figures/cells';
import type { TextTable } from '@/backend/contract/figures/read-blocks';

interface Span {
  label: string;
  /** In any unit, as long as it is the same for all. */
  start: number;
  end: number;
  value: string;
}

const MIN_BARS = 3;
const MAX_BARS = 24;
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const DATE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const BETWEEN = /\s*(?:–|—|-|~|～|至|to)\s*/;
const DAY_SECONDS = 86_400;

/** Three or more things that last from one time to another. */
export function spansOf(tables: readonly TextTable[]): Figure | null {
  for (const table of tables) {
    const figure = drawSpans(readSpans(table), subjectOf(table));
    if (figure) return figure;
  }
  return null;
}

/** The figure of spans; null for fewer than three, or if one ends before it begins. */
export function drawSpans(all: readonly Span[], subject: string): Figure | null {
  const spans = all.slice(0, MAX_BARS);
  if (spans.length < MIN_BARS || spans.some(({ start, end }) => !(end > start))) return null;
  const from = Math.min(...spans.map(({ start }) => start));
  const to = Math.max(...spans.map(({ end }) => end));
  const lengths = spans.map(({ start, end }) => end - start);
  const lit = lengths.indexOf(Math.max(...lengths));
  const ends = toScale(
    spans.flatMap(({ start, end }) => [start, end]),
    from,
    to,
  );
  return {
    code: encodeDrawing({ rule: 'spans', lit, lines: [ends] }),
    count: all.length,
    subject,
    label: spans[lit]?.label ?? '',
    value: spans[lit]?.value ?? '',
  };
}

/** The rows with a start and an end, in two cells or in one; empty if any row lacks them. */
function readSpans(table: TextTable): Span[] {
  const labels = labelsOf(table);
  const spans = table.rows.map((row, index) => {
    const times = row
      .slice(1)
      .flatMap((cell) => cell.split(DATE.test(cell) ? /$^/ : BETWEEN))
      .map(toMoment)
      .filter((time) => time !== null);
    const [start, end] = times;
    return start === undefined || end === undefined
      ? null
      : { label: labels[index] ?? '', start, end, value: row.slice(1).find((cell) => /\d/.test(cell)) ?? '' };
  });
  return spans.every((span) => span !== null) ? spans : [];
}

/** A time of day or a date in seconds. */
function toMoment(text: string): number | null {
  const clock = CLOCK.exec(text.trim());
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3] ?? 0);
  const date = DATE.exec(text.trim());
  if (!date) return null;
  return (Date.UTC(Number(date[1]), Number(date[2]) - 1, Number(date[3])) / 86_400_000) * DAY_SECONDS;
}
