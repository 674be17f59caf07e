const DAY_MS = 86_400_000;
/** The longest event, in days. What lasts longer, such as a residency, is several events. */
const MAX_EVENT_DAYS = 366;
/** How far ahead an event may begin, in days: five years. */
const MAX_EVENT_DAYS_AHEAD = 5 * 366;

/**
 * Why an event cannot be at a time: field → reason; null when it can. An event may be over, as an archive has them.
 * @param now milliseconds since 1970, as the others
 */
export function impossibleTime(start: number, end: number, now: number): Record<string, string> | null {
  // An end that is not given is no time after the start.
  if (!(end > start)) return { end_time: 'beforeStart' };
  if (end - start > MAX_EVENT_DAYS * DAY_MS) return { end_time: 'lastsTooLong' };
  return start - now > MAX_EVENT_DAYS_AHEAD * DAY_MS ? { start_time: 'tooFarAhead' } : null;
}
