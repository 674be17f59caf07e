import { useSyncExternalStore } from 'react';

const EVERY_MS = 1000;

/** This phone's clock in ms, by the second. */
export function useNow(): number {
  return useSyncExternalStore(tick, second, second);
}

const second = () => Math.floor(Date.now() / EVERY_MS) * EVERY_MS;

function tick(changed: () => void): () => void {
  const timer = setInterval(changed, EVERY_MS);
  return () => clearInterval(timer);
}
