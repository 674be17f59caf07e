import { dayBounds, toWireDay } from '@/backend/kernel/text/time';

const VIEW_DAYS = 28;
const DAY_MS = 86_400_000;

/** Days (UTC+8) the numbers of an item or an event are shown for, oldest first. */
export function shownDays(now: Date): string[] {
  return Array.from({ length: VIEW_DAYS }, (_, index) =>
    toWireDay(new Date(now.getTime() - (VIEW_DAYS - 1 - index) * DAY_MS)),
  );
}

/** The beginning of the first of these days. */
export const shownSince = (now: Date): Date =>
  dayBounds(toWireDay(new Date(now.getTime() - (VIEW_DAYS - 1) * DAY_MS))).from;
