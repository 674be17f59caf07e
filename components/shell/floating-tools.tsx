'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { OnlyWith } from './chrome-provider';

const SCROLL_TOP_MS = 800;
const SHOWN_FROM_PX = 600;

interface Props {
  downloadHref: string;
  downloadLabel: string;
  topLabel: string;
  /** The language tool. */
  children: ReactNode;
}

/** Bottom right: app, language, and back to the top once the page is scrolled. */
export function FloatingTools({ downloadHref, downloadLabel, topLabel, children }: Props) {
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const measure = () => setScrolled(window.scrollY > SHOWN_FROM_PX);
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);

  return (
    <div className="floating-tools no-print fixed bottom-6 end-4 z-10 hidden flex-col items-stretch border border-ink bg-paper text-[13.5px] md:flex">
      <OnlyWith part="languageTool">
        <div className="grid place-items-center px-3 py-1">{children}</div>
      </OnlyWith>
      <OnlyWith part="downloadButton">
        <Link href={downloadHref} className="grid min-h-11 place-items-center border-t border-rule px-3">
          {downloadLabel}
        </Link>
      </OnlyWith>
      {isScrolled && (
        <button
          type="button"
          onClick={scrollToTop}
          aria-label={topLabel}
          className="grid min-h-11 place-items-center border-t border-rule"
        >
          <Icon name="arrow-up" />
        </button>
      )}
    </div>
  );
}

/** 800 ms, easing out; at once for readers who want no motion. */
function scrollToTop(): void {
  const from = window.scrollY;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const begun = performance.now();
  const step = (now: number) => {
    const share = isStill ? 1 : Math.min(1, (now - begun) / SCROLL_TOP_MS);
    window.scrollTo(0, from * (1 - share) ** 3);
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
