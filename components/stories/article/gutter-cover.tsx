'use client';

import { useEffect } from 'react';

const FACTS = '[data-gutter]';
const NOTES = '[data-detail] .figure-note';
/** Pixels kept free between the facts and a margin figure. */
const CLEARANCE_PX = 28;

/** Hides the sticky facts in the gutter while a margin figure scrolls behind them. Renders nothing. */
export function GutterCover() {
  useEffect(() => {
    const facts = document.querySelector<HTMLElement>(FACTS);
    const notes = document.querySelectorAll(NOTES);
    if (!facts || notes.length === 0) return;
    const top = Math.max(0, (parseFloat(getComputedStyle(facts).top) || 0) - CLEARANCE_PX);
    const below = Math.max(0, window.innerHeight - top - facts.offsetHeight - 2 * CLEARANCE_PX);
    const overlapping = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) overlapping.add(target);
          else overlapping.delete(target);
        }
        facts.dataset['covered'] = String(overlapping.size > 0);
      },
      { rootMargin: `-${top}px 0px -${below}px 0px` },
    );
    for (const note of notes) observer.observe(note);
    return () => observer.disconnect();
  }, []);

  return null;
}
