'use client';

import { useEffect, useState } from 'react';
import type { ContentsEntry } from '@/lib/publishing/rich-text/headings';

/** Margins of the IntersectionObserver: a heading counts in the upper third of the window and anywhere above it. */
const UPPER_THIRD = '1000000px 0px -66% 0px';

/** The headings of a text as links. The last one in the upper third of the window or above is marked as current. */
export function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const passed = new Set<Element>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        setCurrent((headings.findLast((heading) => passed.has(heading)) ?? headings[0])?.id ?? null);
      },
      { rootMargin: UPPER_THIRD },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);

  return (
    <ol className="text-base">
      {entries.map(({ id, text }, index) => (
        <li key={id} className="border-t border-rule">
          <a
            href={`#${encodeURIComponent(id)}`}
            aria-current={id === current ? 'true' : undefined}
            className="grid grid-cols-[27px_minmax(0,1fr)] py-2 leading-[1.5] aria-[current]:font-bold"
          >
            <span className="n font-semibold text-ink-3">{index + 1}</span>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
