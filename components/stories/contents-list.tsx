'use client';

import { useEffect, useState } from 'react';
import type { ContentsEntry } from '@/lib/publishing/rich-text/headings';

/** A heading counts once it has risen into the upper third of the window, and for as long as it is above that. */
const RISEN = '1000000px 0px -66% 0px';

/** The headings of a text as links; the one being read is marked. */
export function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const risen = new Set<Element>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) risen.add(target);
          else risen.delete(target);
        }
        setCurrent((headings.findLast((heading) => risen.has(heading)) ?? headings[0])?.id ?? null);
      },
      { rootMargin: RISEN },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);

  return (
    <ol className="text-[15px]">
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
