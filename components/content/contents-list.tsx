'use client';

import { useEffect, useState } from 'react';
import type { ContentsEntry } from '@/lib/rich-text/headings';

/** A heading becomes the current one once it has passed the upper third of the window. */
const LINE = '0px 0px -66% 0px';

/** The headings of a text as links; the one being read is marked. */
export function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const mark = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3);
      setCurrent((passed.at(-1) ?? headings[0])?.id ?? null);
    };
    const observer = new IntersectionObserver(mark, { rootMargin: LINE });
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
