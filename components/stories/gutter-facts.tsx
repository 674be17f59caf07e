'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

const NOTES = '[data-detail] .figure-note';
/** Pixels kept free between the facts and a margin figure. */
const CLEARANCE_PX = 28;

/** Sticky facts in the gutter, hidden while a margin figure scrolls behind them. */
export function GutterFacts({ className, children }: { className: string; children: ReactNode }) {
  const facts = useRef<HTMLDivElement>(null);
  const [isCovered, setCovered] = useState(false);

  useEffect(() => {
    const element = facts.current;
    const notes = document.querySelectorAll(NOTES);
    if (!element || notes.length === 0) return;
    const top = Math.max(0, (parseFloat(getComputedStyle(element).top) || 0) - CLEARANCE_PX);
    const below = Math.max(0, window.innerHeight - top - element.offsetHeight - 2 * CLEARANCE_PX);
    const overlapping = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) overlapping.add(target);
          else overlapping.delete(target);
        }
        setCovered(overlapping.size > 0);
      },
      { rootMargin: `-${top}px 0px -${below}px 0px` },
    );
    for (const note of notes) observer.observe(note);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={facts} data-covered={isCovered} className={`gutter-facts ${className}`}>
      {children}
    </div>
  );
}
