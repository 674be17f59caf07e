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
const MOMENT = /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}:\d{2}(?::\d{2})?/g;
const BETWEEN = /\s*(?:–|—|-|~|～|至|to)\s*/;
const DAY_SECONDS = 86_400;

/** Three or more things that last from one time to another. */
export function spanOf(table: TextTable): Figure | null {
  const spans = readSpans(table);
  const times = table.rows.flatMap((row) => row.slice(1).join(' ').match(MOMENT) ?? []);
  const isDays = times.every((time) => time.length > 8);
  const inOrder = [...times].sort((a, b) => (toMoment(a) ?? 0) - (toMoment(b) ?? 0));
  const nameOf = (time = '') => (isDays ? time.slice(0, 7) : time);
  return drawSpans(spans, subjectOf(table), [nameOf(inOrder[0]), nameOf(inOrder.at(-1))]);
}

/**
 * The figure of spans; null for fewer than three, or if one ends before it begins.
 * @param ends the names of the first start and the last end; the spans' own when left out
 */
export function drawSpans(
  all: readonly Span[],
  subject: string,
  ends?: readonly [first: string, last: string],
): Figure | null {
  const spans = all.slice(0, MAX_BARS);
  if (spans.length < MIN_BARS || spans.some(({ start, end }) => !(end > start))) return null;
  const from = Math.min(...spans.map(({ start }) => start));
  const to = Math.max(...spans.map(({ end }) => end));
  const lengths = spans.map(({ start, end }) => end - start);
  const highlighted = lengths.indexOf(Math.max(...lengths));
  const scaled = toScale(
    spans.flatMap(({ start, end }) => [start, end]),
    from,
    to,
  );
  const longest = spans[highlighted];
  return {
    kind: 'span',
    code: encodeDrawing({ kind: 'span', highlighted, lines: [scaled] }),
    words: [longest?.label ?? '', ...(ends ?? ['', ''])],
    count: all.length,
    subject,
    label: longest?.label ?? '',
    value: longest?.value ?? '',
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
