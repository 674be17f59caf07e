import { RRuleTemporal } from 'rrule-temporal';

/** The most dates that are counted to name what is left out. */
export const MAX_COUNTED = 1000;
/** The most dates of a rule that says how many it has. */
const MAX_LISTED = 4000;
const UNTIL = /UNTIL=(\d{8})(?:T(\d{4,6})(Z)?)?/i;

/** The dates of recurrence rules, as clocks show them: `YYYY-MM-DDTHH:mm:ss`. */
export interface RuleDates {
  /** The first date after a time, or at it; null for none. */
  next(wall: string, isIncluded: boolean): string | null;
  /** Whether they go on for ever. */
  isEndless: boolean;
}

/**
 * The dates of rules (RRULE) that begin at a time. They are calculated on the clock of the event, as RFC 5545 has it: a
 * meeting at ten stays at ten when clocks change.
 * @param wall when the first date begins, `YYYY-MM-DDTHH:mm:ss`
 * @param toWall an instant on the clock of the event, for a rule that ends at an instant
 * @throws Error for a rule that cannot be read, or has no date
 */
export function ruleDates(
  rules: readonly string[],
  wall: string,
  toWall: (instant: Date) => string,
): RuleDates {
  const sources = rules.map((rule) => {
    const text = onClock(rule.replace(/\s+/g, '').replace(/;+$/, '').toUpperCase(), toWall);
    refuseImpossible(text);
    const plain = text.replace(/(^|;)(?:RSCALE|SKIP)=[^;]*/g, '').replace(/^;/, '');
    // On a clock without changes the library calculates with what the clock of the event shows.
    const parsed = new RRuleTemporal({
      rruleString: `DTSTART:${wall.replace(/[-:]/g, '')}Z\nRRULE:${plain}`,
    });
    return /COUNT=/.test(plain) ? countedSource(parsed) : openSource(parsed);
  });
  if (sources.every((next) => next(wall, true) === null)) throw new Error('no date was found');
  return {
    isEndless: rules.some((rule) => !/(?:UNTIL|COUNT)=/i.test(rule)),
    next: (after, isIncluded) =>
      earliest(sources.map((next) => next(after, isIncluded)).filter((date) => date !== null)),
  };
}

type Occurrence = NonNullable<ReturnType<RRuleTemporal['next']>>;

const wallAt = ({ epochMilliseconds }: Occurrence) => new Date(epochMilliseconds).toISOString().slice(0, 19);

/** The dates of a rule with a count. The library begins with the first date at each call, so they are listed once. */
function countedSource(rule: RRuleTemporal): RuleDates['next'] {
  const walls = rule.all((_, at) => at < MAX_LISTED).map(wallAt);
  return (after, isIncluded) => walls.find((wall) => (isIncluded ? wall >= after : wall > after)) ?? null;
}

/** The dates of a rule without a number. After the last one the library may give up searching, which says the same. */
function openSource(rule: RRuleTemporal): RuleDates['next'] {
  return (after, isIncluded) => {
    try {
      const date = rule.next(new Date(`${after}Z`), isIncluded);
      return date === null ? null : wallAt(date);
    } catch {
      return null;
    }
  };
}

/** The earliest of several times; null for none. */
export function earliest(walls: readonly string[]): string | null {
  return walls.reduce<string | null>((first, wall) => (first === null || wall < first ? wall : first), null);
}

/** How many dates follow from a time on, at most a thousand, and the last of those. */
export function countDates(
  next: RuleDates['next'],
  from: string,
  isIncluded: boolean,
  before: string | null,
): { count: number; last: string } {
  let count = 0;
  let last = from;
  for (let at = next(from, isIncluded); at !== null; at = next(at, false)) {
    if (count >= MAX_COUNTED || (before !== null && at >= before)) break;
    count += 1;
    last = at;
  }
  return { count, last };
}

/** A rule with its end as the clock of the event shows it. A day as the end includes all of that day. */
function onClock(rule: string, toWall: (instant: Date) => string): string {
  return rule.replace(UNTIL, (_, day: string, time: string | undefined, utc: string | undefined) => {
    if (time === undefined) return `UNTIL=${day}T235959Z`;
    const clock = time.padEnd(6, '0');
    if (utc === undefined) return `UNTIL=${day}T${clock}Z`;
    const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${clock.slice(0, 2)}:${clock.slice(2, 4)}:${clock.slice(4)}Z`;
    return `UNTIL=${toWall(new Date(iso)).replace(/[-:]/g, '')}Z`;
  });
}

/**
 * Refuses what the library would read as another rule: months and days that do not exist, and other calendars (RFC 7529),
 * whose months and years it counts differently from the people who use them. @throws Error
 */
function refuseImpossible(rule: string): void {
  if (/RSCALE=(?!GREGORIAN)|SKIP=(?!OMIT)/.test(rule)) throw new Error('it is in another calendar');
  for (const [part, max] of [
    ['BYMONTH', 12],
    ['BYMONTHDAY', 31],
  ] as const) {
    const [, list = ''] = new RegExp(`${part}=([^;]*)`).exec(rule) ?? [];
    const isOver = list
      .split(',')
      .some((number) => !(Math.abs(Number(number)) >= 1 && Math.abs(Number(number)) <= max));
    if (list !== '' && isOver) throw new Error('there is no such date');
  }
}
