import { useSyncExternalStore } from 'react';

const EVERY_MS = 1000;

/** The phone's time in ms, rounded down to the second. */
export function useNow(): number {
  return useSyncExternalStore(tick, second, second);
}

const second = () => Math.floor(Date.now() / EVERY_MS) * EVERY_MS;

function tick(changed: () => void): () => void {
  const timer = setInterval(changed, EVERY_MS);
  return () => clearInterval(timer);
}
