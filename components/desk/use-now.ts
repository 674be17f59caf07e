import { formatDate, toDay } from '@/lib/platform/dates/dates';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';

/**
 * Day (`YYYY-MM-DD`) and time (`HH:mm`) in UTC+8, updated every minute. During server rendering both are those of the
 * Unix epoch.
 */
export function useNow(): { day: string; time: string } {
  const ms = useClock(MINUTE_MS, 0);
  return { day: toDay(ms), time: formatDate(ms, 'zh-Hans', 'time') };
}
