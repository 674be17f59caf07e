import { useEffect, useState } from 'react';
import { formatDate, toDay } from '@/lib/platform/dates/dates';

const TICK_MS = 1000;

/**
 * Day (`YYYY-MM-DD`) and time (`HH:mm`) in UTC+8, updated each second. On the server and before the first effect it
 * is the epoch.
 */
export function useNow(): { day: string; time: string } {
  const [ms, setMs] = useState(0);
  useEffect(() => {
    const tick = () => setMs(Math.floor(Date.now() / 60_000) * 60_000);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return { day: toDay(ms), time: formatDate(ms, 'zh-Hans', 'time') };
}
