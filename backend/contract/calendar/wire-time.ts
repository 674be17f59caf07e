const WIRE = /^(\d{4}-\d{2}-\d{2}) ((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)$/;
const ISO =
  /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)$/;
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** A time more years ahead than this is more likely a mistake than intended. */
const FAR_YEARS = 2;
const MINUTE_MS = 60_000;

/** Whether a text (`YYYY-MM-DD`) is a day of the calendar. JavaScript would accept 30 February as 2 March. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/**
 * The instant of a time: `YYYY-MM-DD HH:mm[:ss]` in UTC+8, or ISO text with its zone. Null for another form, and for
 * days and hours that do not exist.
 */
export function parseWireTime(text: string): Date | null {
  const [, wireDay, wireClock] = WIRE.exec(text) ?? [];
  if (wireDay && wireClock) return isDay(wireDay) ? new Date(`${wireDay}T${wireClock}+08:00`) : null;
  const [, isoDay, isoClock, zone] = ISO.exec(text) ?? [];
  if (!isoDay || !isoClock || !zone || !isDay(isoDay)) return null;
  return new Date(`${isoDay}T${isoClock}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
}

/** Whether a time has passed. The current minute has not passed, because time fields are exact to the minute. */
export function isPast(time: Date, now: Date): boolean {
  return time.getTime() < Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
}

/** Whether a time is so far ahead that it has to be confirmed. */
export function isFarAhead(time: Date, now: Date): boolean {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() + FAR_YEARS);
  return time > limit;
}
