import { store, readStored } from '@/lib/platform/storage/browser-storage';
import { useEffect, useState } from 'react';

const PREFIX = 'lx_resend_';
const TICK_MS = 500;

/** Records in this tab's storage when a code may be sent again, so that the countdown survives a reload. */
export function recordSent(key: string, seconds: number): void {
  store(PREFIX + key, String(Date.now() + seconds * 1000));
}

/** Seconds until another code may be requested (0: it may), and a function that updates them at once. */
export function useResendSeconds(key: string): [number, () => void] {
  const [seconds, setSeconds] = useState(() => secondsLeft(key));

  useEffect(() => {
    const count = () => setSeconds(secondsLeft(key));
    count();
    const timer = setInterval(count, TICK_MS);
    return () => clearInterval(timer);
  }, [key]);

  return [seconds, () => setSeconds(secondsLeft(key))];
}

function secondsLeft(key: string): number {
  const until = Number(readStored(PREFIX + key) ?? 0);
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
