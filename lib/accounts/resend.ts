import { store, readStored } from '@/lib/platform/storage/browser-storage';
import { useEffect, useState } from 'react';

const PREFIX = 'lx_resend_';
const TICK_MS = 500;

/** Notes that a code was sent, in this tab's storage: the countdown outlives the dialog and a reload. */
export function recordSent(key: string, seconds: number): void {
  store(PREFIX + key, String(Date.now() + seconds * 1000));
}

/** Seconds until another code may be asked for, 0 when it may be, and a function that reads them anew at once. */
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
