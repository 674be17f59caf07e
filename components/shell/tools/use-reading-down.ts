'use client';

import { useEffect, useState } from 'react';

/** Smaller movements are ignored. */
const STEP_PX = 8;

/** Whether the page was last scrolled down; floating parts are hidden then. */
export function useReadingDown(): boolean {
  const [isDown, setDown] = useState(false);

  useEffect(() => {
    // From the top: the reader may have scrolled before the scripts ran.
    let last = 0;
    const measure = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < STEP_PX) return;
      setDown(now > last);
      last = now;
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);

  return isDown;
}
