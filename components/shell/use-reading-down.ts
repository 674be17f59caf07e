'use client';

import { useEffect, useState } from 'react';

/** Less than this is a thumb that trembles. */
const STEP_PX = 8;

/** Whether the reader is on the way down the page: what floats over the text steps aside then. */
export function useReadingDown(): boolean {
  const [isDown, setDown] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const measure = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < STEP_PX) return;
      setDown(now > last);
      last = now;
    };
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);

  return isDown;
}
