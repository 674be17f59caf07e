import { useEffect, useRef } from 'react';

/** Does something once when a time runs out. @param left milliseconds; null while nothing runs */
export function useWhenOver(left: number | null, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const isOver = left !== null && left <= 0;
  useEffect(() => {
    if (isOver) latest.current();
  }, [isOver]);
}
