import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/**
 * Milliseconds until an instant by the server's clock, updated every second; null without one, and on the first render.
 * Negative when it is over.
 * @param serverTime the server's clock when it answered, ISO
 */
export function useTimeLeft(until: string | null, serverTime: string): number | null {
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    if (until === null) return;
    // The device's clock may be wrong: only its differences are used.
    const behind = Date.parse(serverTime) - Date.now();
    const read = () => setLeft(Date.parse(until) - Date.now() - behind);
    read();
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [until, serverTime]);

  return until === null ? null : left;
}
