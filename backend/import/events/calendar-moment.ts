const MOMENT = String.raw`\d{4}-?\d{2}-?\d{2}(?:[T ]?\d{2}:?\d{2}(?::?\d{2}(?:[.,]\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?)?`;
const DURATION_FORM = String.raw`[+-]?P(?=[\dT])(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?`;
const PERIOD = String.raw`${MOMENT}(?:/(?:${MOMENT}|${DURATION_FORM}))?`;
/** A property whose value is times: zone names may have colons, so that the value is what looks like times at the end. */
const TIME_LINE = new RegExp(String.raw`^([\w-]+)((?:;.*)?):\s*(${PERIOD}(?:\s*,\s*${PERIOD})*)\s*$`, 'i');
const PARTS =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]?(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const DURATION = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;
const DAY_MS = 86_400_000;
const MAX_DAYS = 3660;

/** A day, or a time of clocks somewhere, as a calendar writes it. */
export interface Moment {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:mm:ss`; null for a whole day. */
  clock: string | null;
  /** What is written about its zone: a name, an offset in minutes east of Greenwich, or null for nothing. */
  zone: string | number | null;
}

/** A length: the days by the calendar, the rest by the clock. */
export interface Length {
  days: number;
  seconds: number;
}

/** A time of a list, and the end that a period has besides. */
export interface Period {
  start: Moment;
  end: Moment | Length | null;
}

/** The times of a property; null when they cannot be read, or when one of them cannot be, as February 30. */
export function readTimes(content: string): { periods: Period[]; parameters: string } | null {
  const [, , parameters = '', value] = TIME_LINE.exec(content) ?? [];
  if (value === undefined) return null;
  const tzid = /;TZID=(?:"([^"]*)"|([^;]*))/i.exec(parameters);
  const zone = (tzid?.[1] ?? tzid?.[2] ?? '').trim() || null;
  const isDays = /;VALUE=DATE(?:;|$)/i.test(parameters);
  const periods: Period[] = [];
  for (const written of value.split(',')) {
    const [from = '', until] = written.trim().split('/');
    const start = readMoment(from, zone);
    const end = until === undefined ? null : (readLength(until) ?? readMoment(until, zone));
    if (start === null) return null;
    periods.push({ start: isDays && start.clock === '00:00:00' ? { ...start, clock: null } : start, end });
  }
  return { periods, parameters };
}

function readMoment(text: string, tzid: string | null): Moment | null {
  const [, year = '', month = '', date = '', hour, minute, second = '00', offset] =
    PARTS.exec(text.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  if (year === '' || !isDay(day)) return null;
  if (hour === undefined || minute === undefined) return { day, clock: null, zone: tzid };
  const zone = offset === undefined ? tzid : minutesOf(offset);
  if (hour === '24' && minute === '00' && second === '00')
    return { day: dayAfter(day, 1), clock: '00:00:00', zone };
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null;
  return { day, clock: `${hour}:${minute}:${second === '60' ? '59' : second}`, zone };
}

/** A length such as `P1DT2H`; null for another text, a negative one, and one of more than ten years. */
export function readLength(text: string): Length | null {
  const match = DURATION.exec(text.trim());
  if (!match || match[1] === '-') return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((part) => Number(part ?? 0));
  const length = { days: weeks * 7 + days, seconds: (hours * 60 + minutes) * 60 + seconds };
  return length.days + length.seconds / 86_400 > MAX_DAYS ? null : length;
}

/** `YYYY-MM-DD` a number of days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie between two days. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** A moment as clocks show it, `YYYY-MM-DDTHH:mm:ss`. */
export function wallClockText({ day, clock }: Moment): string {
  return `${day}T${clock ?? '00:00:00'}`;
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function minutesOf(offset: string): number {
  if (/z/i.test(offset)) return 0;
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})/.exec(offset) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -total : total;
}
