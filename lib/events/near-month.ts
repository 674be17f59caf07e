import { pageDay } from '@/lib/platform/dates/page-day';
import { shiftMonth } from '@/lib/platform/dates/month';

/** How many months before and after the current one have a page even without events. */
const REACH = 12;

/** Whether a month (`YYYY-MM`) is close enough to the current one to have a page even without events. */
export function isNearMonth(month: string): boolean {
  const present = pageDay().slice(0, 7);
  return month >= shiftMonth(present, -REACH) && month <= shiftMonth(present, REACH);
}
