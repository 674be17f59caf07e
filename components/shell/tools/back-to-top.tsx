'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const SCROLL_TOP_MS = 800;
const SHOWN_FROM_PX = 600;

interface Props {
  /** Accessible name, when the children are only an icon. */
  label?: string;
  className: string;
  children: ReactNode;
}

/** A button that scrolls to the top, shown when the page is scrolled by more than 600 px. */
export function BackToTop({ label, className, children }: Props) {
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > SHOWN_FROM_PX,
    () => false,
  );
  if (!isScrolled) return null;
  return (
    <button type="button" onClick={scrollToTop} aria-label={label} className={className}>
      {children}
    </button>
  );
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Scrolls within 800 ms, easing out; at once for readers who prefer reduced motion. */
function scrollToTop(): void {
  const from = window.scrollY;
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const startedAt = performance.now();
  const step = (now: number) => {
    const share = isMotionReduced ? 1 : Math.min(1, (now - startedAt) / SCROLL_TOP_MS);
    window.scrollTo(0, from * (1 - share) ** 3);
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
