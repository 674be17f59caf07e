'use client';

import { useEffect, useState } from 'react';

/** Smaller movements are ignored. */
const STEP_PX = 8;

/** Whether the reader last scrolled up. */
export function useScrolledUp(): boolean {
  const [isUp, setUp] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const measure = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < STEP_PX) return;
      setUp(now < last);
      last = now;
    };
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);

  return isUp;
}
