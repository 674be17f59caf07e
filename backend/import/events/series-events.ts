import { broken, refuse, skip, type ImportEvent } from '@/backend/import/item';
import { calendarEvent, idOf, usualZoneOf } from './calendar-event';
import type { CalendarEntry } from './calendar-entry';
import { wallClockText } from './calendar-moment';
import { spanOf, timesAt, type Span } from './calendar-times';
import { type SeriesDate, seriesDates } from './series-dates';

interface Change {
  entry: CalendarEntry;
  span: Span;
  /** The beginning of the date it changes, on the clock of the series. */
  wall: string;
}

/**
 * The events of a repeating entry: each date is an event of its own, because a page, its tickets and its gate belong to one
 * date. Dates that were changed or called off are as their own entries say.
 * @param changes the entries that change one date of it
 */
export function* seriesEvents(
  series: CalendarEntry,
  changes: readonly CalendarEntry[],
  calendarName: string,
  now: Date,
): Generator<ImportEvent> {
  const usualZone = usualZoneOf(series);
  const span = spanOf(series, usualZone);
  if (typeof span === 'string') return yield broken(series.where, span);
  const { dates, left, trouble, toWall } = seriesDates(series, span, usualZone, now);
  if (trouble !== null) yield refuse(series.where, trouble);
  const read = changes.map((entry) => readChange(entry, usualZone, span, toWall));
  for (const problem of read) if ('reason' in problem) yield broken(problem.where, problem.reason);
  const changed = read.filter((change) => 'span' in change);
  const keyOf = dayKeys(idOf(series));
  for (const date of withChanged(dates, changed, left === null)) {
    const change = changed.find(({ wall }) => wall === date.wall) ?? null;
    const source = change ?? restChange(changed, date.wall);
    const sourceKey = keyOf(date.wall);
    const times = source
      ? timesAt(source.span, shifted(date.wall, source), change ? null : date.length)
      : timesAt(span, date.wall, date.length);
    const entry = source?.entry ?? series;
    const event = calendarEvent(entry, times, { sourceKey, calendarName, series: source ? series : null });
    yield event;
    // What is wrong with the series is wrong with each of its dates.
    if (entry === series && event.type !== 'event') return;
  }
  if (left !== null)
    yield skip(series.where, `repeats; at most 12 months and 100 dates are read, and left out are ${left}`);
}

function readChange(
  entry: CalendarEntry,
  usualZone: string,
  series: Span,
  toWall: (moment: NonNullable<CalendarEntry['changes']>) => string,
): Change | { where: string; reason: string } {
  const { changes, start } = entry;
  if (changes === null) return { where: entry.where, reason: 'changes a date that cannot be read' };
  // An entry that only calls a date off may not say when it would have been.
  const span = spanOf(start === null ? { ...entry, start: changes } : entry, usualZone);
  if (typeof span === 'string') return { where: entry.where, reason: span };
  const length = entry.end === null ? series.length : span.length;
  return { entry, span: { ...onClockOf(series, span, start), length }, wall: toWall(changes) };
}

/** A time in UTC names no place: it is shown on the clock of its series. */
function onClockOf(series: Span, span: Span, start: CalendarEntry['start']): Span {
  if (start === null || start.zone !== 0 || start.clock === null) return span;
  const wall = series.clock.toWall(span.clock.toInstant(wallClockText(start)));
  const moment = { day: wall.slice(0, 10), clock: wall.slice(11), zone: series.start.zone };
  return { ...span, start: moment, clock: series.clock };
}

/** All dates in order, with those that only an entry of their own names; of a series with dates left out, those between. */
function withChanged(
  dates: readonly SeriesDate[],
  changed: readonly Change[],
  isWhole: boolean,
): SeriesDate[] {
  const walls = new Set(dates.map(({ wall }) => wall));
  const [first, last] = [dates[0]?.wall ?? '', dates.at(-1)?.wall ?? '9999'];
  const added = changed
    .filter(({ wall }) => !walls.has(wall) && (isWhole || (wall >= first && wall <= last)))
    .map(({ wall }) => ({ wall, length: null }));
  return [...dates, ...added].sort((a, b) => (a.wall < b.wall ? -1 : 1));
}

/** The last change before a date that changes all dates after it, too; null for none. */
function restChange(changed: readonly Change[], wall: string): Change | null {
  const before = changed.filter((change) => change.entry.changesRest && change.wall < wall);
  return before.reduce<Change | null>(
    (last, change) => (last && last.wall > change.wall ? last : change),
    null,
  );
}

/** When a date begins that a change moves by as much as the date it names. */
function shifted(wall: string, { span, wall: from }: Change): string {
  const { day, clock } = span.start;
  const by = Date.parse(`${day}T${clock ?? '00:00:00'}Z`) - Date.parse(`${from}Z`);
  return new Date(Date.parse(`${wall}Z`) + by).toISOString().slice(0, 19);
}

/** Keys of dates: the day, and the clock for a second date of a day. They stay the same when the hour is changed. */
function dayKeys(id: string): (wall: string) => string {
  const days = new Set<string>();
  return (wall) => {
    const day = wall.slice(0, 10);
    const key = days.has(day) ? wall.slice(0, 16) : day;
    days.add(day);
    return `ics:${id}#${key}`;
  };
}
