import 'server-only';
import { nowMs } from '@/lib/platform/dates/clock';
import { toDay } from '@/lib/platform/dates/dates';
import { hourOf } from '@/lib/platform/dates/instant';
import { type FlashDay, readFlashDay } from './read';

/** Until this hour a day is too young to be counted alone. */
const COUNTED_FROM_HOUR = 8;
const HOURS = 24;
const DAY_MS = HOURS * 3_600_000;

/** The flashes of 24 hours in a row, those of a day or the last ones, across midnight. */
export interface NewsHours {
  counts: number[];
  /** The hour of the first count; those from 00 on belong to `day`, those before to the day before. */
  first: number;
  /** The current hour, 0 to 23; null for a past day. */
  current: number | null;
  total: number;
  day: string;
  /** The day on which the hours begin; `day` itself unless they cross midnight. */
  begins: string;
}

/** The hours of one day, as they stand on the page of that day. */
export function hoursOfDay({ day, hours, total }: FlashDay, now = nowMs()): NewsHours {
  const current = toDay(now) === day ? hourOf(now) : null;
  return { counts: hours, first: 0, current, total, day, begins: day };
}

/**
 * The newest hours: those of the current day, or in its first hours, and while it has no flash, the last 24 hours. A day
 * that is over, and one after a day without flashes, stays as it is.
 */
export async function readNewestHours(day: FlashDay, now = nowMs()): Promise<NewsHours> {
  const ofDay = hoursOfDay(day, now);
  const { current } = ofDay;
  const isLastHour = current === HOURS - 1;
  if (current === null || isLastHour || (current >= COUNTED_FROM_HOUR && day.total > 0)) return ofDay;
  const before = await readFlashDay(toDay(now - DAY_MS));
  const counts = [...before.hours.slice(current + 1), ...day.hours.slice(0, current + 1)];
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return ofDay;
  return { ...ofDay, counts, first: current + 1, total, begins: before.day };
}
