/** All times of the site are UTC+8. */
const OFFSET_MS = 8 * 3_600_000;
/** The length of the shortest date. */
export const MIN_DATE_LENGTH = 8;
const FIRST_YEAR = 1971;

/** `YYYY-MM-DD` or `YYYY-MM`: the time of day, or the day, is unknown. */
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH_ONLY = /^\d{4}-\d{2}$/;

/**
 * A wire time (`YYYY-MM-DD HH:mm:ss` in UTC+8, a day or a month), ISO text or milliseconds as an instant. Null when it
 * is empty, zero or not a time, and for everything before 1971: 1970 means an unknown time.
 */
export function toInstant(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined || value === '' || value === 0 || value === '0') return null;
  if (isMonthOnly(value)) return toInstant(`${value}-01`);
  if (typeof value === 'string' && value.length < MIN_DATE_LENGTH) return null;
  const isWire = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/.test(value);
  const text = isWire ? `${value.replace(' ', 'T')}${value.length > 10 ? '' : 'T00:00:00'}+08:00` : value;
  const instant = new Date(text);
  return onClock(instant).getUTCFullYear() >= FIRST_YEAR ? instant : null;
}

/** A date whose UTC parts equal the parts that the site's clocks show. */
export const onClock = (instant: Date) => new Date(instant.valueOf() + OFFSET_MS);

/** The hour the site's clocks show, 0 to 23; null where `toInstant` gives null. */
export function hourOf(value: string | number | null | undefined): number | null {
  const instant = toInstant(value);
  return instant && onClock(instant).getUTCHours();
}

/** Whether only the month is known. */
export const isMonthOnly = (value: unknown): boolean => typeof value === 'string' && MONTH_ONLY.test(value);

/** Whether a value is more exact than a day or a month. */
export function hasClock(value: string | number | null | undefined): boolean {
  return !(typeof value === 'string' && (DAY_ONLY.test(value) || MONTH_ONLY.test(value)));
}

/** Whether a time is in the past; also true for a value that cannot be read as a time. */
export const hasPassed = (text: string): boolean => (toInstant(text)?.valueOf() ?? 0) <= Date.now();
