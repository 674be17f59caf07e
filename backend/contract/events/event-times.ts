const DAY_MS = 86_400_000;
/** The longest event, in days. Anything longer, such as a residency, has to be entered as several events. */
const MAX_EVENT_DAYS = 366;
/** How far ahead an event may begin, in days: five years. */
const MAX_EVENT_DAYS_AHEAD = 5 * 366;

/**
 * Why the times of an event are refused: field → reason; null when they are accepted. Past events are accepted, for
 * archives.
 * @param now milliseconds since 1970, as the others
 */
export function impossibleTime(start: number, end: number, now: number): Record<string, string> | null {
  // A missing end is NaN, so the comparison is negated.
  if (!(end > start)) return { end_time: 'beforeStart' };
  if (end - start > MAX_EVENT_DAYS * DAY_MS) return { end_time: 'lastsTooLong' };
  return start - now > MAX_EVENT_DAYS_AHEAD * DAY_MS ? { start_time: 'tooFarAhead' } : null;
}
