import { useSyncExternalStore } from 'react';

export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;

/**
 * The current time in milliseconds since 1970, rounded down to a multiple of `everyMs`; renders again when it changes.
 * @param onServer the time at which the server rendered the page, with which the browser begins
 */
export function useClock(everyMs: number, onServer?: number): number {
  const present = () => Math.floor(Date.now() / everyMs) * everyMs;
  return useSyncExternalStore(eachSecond, present, () => onServer ?? present());
}

function eachSecond(check: () => void): () => void {
  const timer = setInterval(check, SECOND_MS);
  return () => clearInterval(timer);
}
