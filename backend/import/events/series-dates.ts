import type { CalendarEntry } from './calendar-entry';
import type { Length, Moment } from './calendar-moment';
import { wallClockText } from './calendar-moment';
import { lengthOf, type Span } from './calendar-times';
import { clockOfMoment } from './calendar-zone';
import { countDates, earliest, MAX_COUNTED, ruleDates, type RuleDates } from './recurrence';

/** The largest number of events that a repeating event becomes, and of months between the first and the last of them. */
const MAX_DATES = 100;
const MAX_MONTHS = 12;

/** One date of a series: its beginning as clocks show it, and its own length, null for that of the series. */
export interface SeriesDate {
  wall: string;
  length: Length | null;
}

export interface SeriesDates {
  dates: SeriesDate[];
  /** What was left out, as the rest of a sentence; null for nothing. */
  left: string | null;
  /** Why the rule could not be followed, as the rest of a sentence; null when it could. */
  trouble: string | null;
  /** A moment on the clock of the series. */
  toWall: (moment: Moment) => string;
}

/**
 * The dates of a series, without those it excepts. A series that is short enough is taken as a whole; of a longer one,
 * what is to come from now on, or the beginning, when all of it is past.
 */
export function seriesDates(entry: CalendarEntry, span: Span, usualZone: string, now: Date): SeriesDates {
  const { frame } = entry.block;
  const toWall = (moment: Moment): string => {
    if (moment.clock === null || span.start.clock === null)
      return `${moment.day}T${span.start.clock ?? '00:00:00'}`;
    const clock = moment.zone === null ? span.clock : clockOfMoment(moment, frame, usualZone);
    return typeof clock === 'string'
      ? wallClockText(moment)
      : span.clock.toWall(clock.toInstant(wallClockText(moment)));
  };
  const first = wallClockText(span.start);
  const extra = extraDates(entry, span, usualZone, toWall);
  const { rules, trouble: ofRules } = readRules(entry, span, first);
  if (rules === null) extra.set(first, null);
  const except = exceptions(entry, span, toWall);
  const next = withoutExceptions(merged(rules, [...extra.keys()].sort()), except);
  const trouble = ofRules ?? except.trouble;
  const begin = next(earliest([first, ...extra.keys()]) ?? first, true);
  if (begin === null) return { dates: [], left: 'all of its dates, which it excepts', trouble, toWall };
  const isEndless = rules?.isEndless ?? false;
  const whole = take(next, begin);
  const isWhole = !isEndless && next(whole.at(-1) ?? begin, false) === null;
  const coming = isWhole ? null : next(earliest([span.clock.toWall(now), LAST]) ?? begin, true);
  const walls = coming === null || coming <= begin ? whole : take(next, coming);
  const dates = walls.map((wall) => ({ wall, length: extra.get(wall) ?? null }));
  return { dates, left: leftOut(next, walls, begin, isEndless), trouble, toWall };
}

const LAST = '2099-12-31T23:59:59';

/** Dates in a row, from one that is known to be a date. */
function take(next: RuleDates['next'], from: string): string[] {
  const end = new Date(`${from}Z`);
  end.setUTCMonth(end.getUTCMonth() + MAX_MONTHS);
  const limit = end.toISOString().slice(0, 19);
  const walls: string[] = [];
  for (
    let at: string | null = from;
    at !== null && at < limit && walls.length < MAX_DATES;
    at = next(at, false)
  )
    walls.push(at);
  return walls;
}

function readRules(
  entry: CalendarEntry,
  { clock }: Span,
  first: string,
): { rules: RuleDates | null; trouble: string | null } {
  if (entry.rules.length === 0) return { rules: null, trouble: null };
  try {
    return { rules: ruleDates(entry.rules, first, (instant) => clock.toWall(instant)), trouble: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reason = /iterations/i.test(message) ? 'no date was found' : message;
    return {
      rules: null,
      trouble: `repeats by a rule that cannot be followed (${entry.rules.join(', ')}): ${reason}; only the dates it lists are read`,
    };
  }
}

/** The dates that are listed besides rules (RDATE). */
function extraDates(
  entry: CalendarEntry,
  span: Span,
  usualZone: string,
  toWall: (moment: Moment) => string,
): Map<string, Length | null> {
  return new Map(
    entry.dates.map(({ start, end }) => {
      const length = end === null ? null : lengthOf(end, { start, clock: span.clock }, entry, usualZone);
      return [toWall(start), typeof length === 'string' ? null : length];
    }),
  );
}

interface Exceptions {
  walls: ReadonlySet<string>;
  days: ReadonlySet<string>;
  rules: RuleDates | null;
  /** Why dates may be left that should be taken away; null for nothing. */
  trouble: string | null;
}

/** What is excepted: times, whole days, and rules (EXRULE), which old calendars have. */
function exceptions(
  entry: CalendarEntry,
  { start, clock }: Span,
  toWall: (moment: Moment) => string,
): Exceptions {
  const days = entry.exceptDates.filter((moment) => moment.clock === null).map(({ day }) => day);
  const walls = entry.exceptDates.filter((moment) => moment.clock !== null).map(toWall);
  const rules = exceptRules(entry.exceptRules, wallClockText(start), clock);
  const isLost = rules === null && entry.exceptRules.length > 0;
  return {
    walls: new Set(walls),
    days: new Set(days),
    rules,
    trouble: isLost
      ? `excepts dates by a rule that cannot be followed (${entry.exceptRules.join(', ')})`
      : null,
  };
}

/** Rules that take dates away; null for none, and for those that cannot be followed, which then take nothing away. */
function exceptRules(rules: readonly string[], first: string, { toWall }: Span['clock']): RuleDates | null {
  try {
    return rules.length === 0 ? null : ruleDates(rules, first, (instant) => toWall(instant));
  } catch {
    return null;
  }
}

function merged(rules: RuleDates | null, extra: readonly string[]): RuleDates['next'] {
  return (after, isIncluded) => {
    const listed = extra.find((wall) => (isIncluded ? wall >= after : wall > after));
    return earliest(
      [rules?.next(after, isIncluded), listed].filter((wall) => wall !== null && wall !== undefined),
    );
  };
}

function withoutExceptions(next: RuleDates['next'], { walls, days, rules }: Exceptions): RuleDates['next'] {
  const isExcepted = (wall: string) =>
    walls.has(wall) || days.has(wall.slice(0, 10)) || rules?.next(wall, true) === wall;
  return (after, isIncluded) => {
    let at = next(after, isIncluded);
    for (let steps = 0; at !== null && isExcepted(at); steps += 1)
      at = steps > MAX_COUNTED ? null : next(at, false);
    return at;
  };
}

/** The dates of a series that are not among those taken, as the rest of a sentence. */
function leftOut(
  next: RuleDates['next'],
  walls: readonly string[],
  begin: string,
  isEndless: boolean,
): string | null {
  const [first] = walls;
  const last = walls.at(-1);
  if (first === undefined || last === undefined) return null;
  const earlier = countDates(next, begin, true, first);
  const later = isEndless ? null : countDates(next, last, false, null);
  const following = next(last, false) ?? last;
  const parts = [
    ...(earlier.count > 0 ? [spelled(earlier.count, begin, earlier.last)] : []),
    ...(isEndless ? [`those after ${last.slice(0, 10)}, without end`] : []),
    ...(later && later.count > 0 ? [spelled(later.count, following, later.last)] : []),
  ];
  return parts.length === 0 ? null : parts.join(', and ');
}

/** A number of dates, and the first and the last of them. */
function spelled(count: number, first: string, last: string): string {
  if (count === 1) return `that of ${first.slice(0, 10)}`;
  if (count >= MAX_COUNTED) return `${MAX_COUNTED} or more from ${first.slice(0, 10)} on`;
  return `${count} from ${first.slice(0, 10)} to ${last.slice(0, 10)}`;
}
