import { useEffect, useRef } from 'react';

/** Runs `act` once when the time has run out. @param left milliseconds; null for no time limit */
export function useOnExpiry(left: number | null, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const isOver = left !== null && left <= 0;
  useEffect(() => {
    if (isOver) latest.current();
  }, [isOver]);
}
