'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** Smaller movements are ignored. */
const STEP_PX = 8;

/** A box that has `data-shown` after the reader has scrolled up, until they scroll down. */
export function ShownOnScrollUp({ className, children }: { className: string; children: ReactNode }) {
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

  return (
    <div data-shown={isUp || undefined} className={className}>
      {children}
    </div>
  );
}
