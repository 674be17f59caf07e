import { dayBounds, toWireDay } from '@/backend/kernel/text/time';

const VIEW_DAYS = 28;
const DAY_MS = 86_400_000;

/** The last 28 days (UTC+8), for which the numbers of a story or an event are shown, oldest first. */
export function shownDays(now: Date): string[] {
  return Array.from({ length: VIEW_DAYS }, (_, index) =>
    toWireDay(new Date(now.getTime() - (VIEW_DAYS - 1 - index) * DAY_MS)),
  );
}

/** The beginning of the first of these days. */
export const shownSince = (now: Date): Date =>
  dayBounds(toWireDay(new Date(now.getTime() - (VIEW_DAYS - 1) * DAY_MS))).from;
