import { formatDate, toDay } from '@/lib/platform/dates/dates';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';

/** Day (`YYYY-MM-DD`) and time (`HH:mm`) in UTC+8, updated with the minute. In the server's page it is the epoch. */
export function useNow(): { day: string; time: string } {
  const ms = useClock(MINUTE_MS, 0);
  return { day: toDay(ms), time: formatDate(ms, 'zh-Hans', 'time') };
}
