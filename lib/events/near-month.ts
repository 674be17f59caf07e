import { today } from '@/lib/platform/dates/clock';
import { shiftMonth } from '@/lib/platform/dates/month';

/** How many months before and after the present one have a page though nothing happens in them. */
const REACH = 12;

/** Whether a month (`YYYY-MM`) lies so near that one may step to it; others have a page for what happens in them only. */
export function isNearMonth(month: string): boolean {
  const present = today().slice(0, 7);
  return month >= shiftMonth(present, -REACH) && month <= shiftMonth(present, REACH);
}
