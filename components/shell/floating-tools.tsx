'use client';

import type { ReactNode } from 'react';
import { ReadingIcon } from '@/components/ui/reading-icon';
import { Link } from '@/components/ui/link';
import { BackToTop } from './back-to-top';
import { OnlyWith } from './chrome-provider';
import { useReadingDown } from './use-reading-down';

interface Props {
  downloadHref: string;
  downloadLabel: string;
  topLabel: string;
  /** The language tool. */
  children: ReactNode;
}

/**
 * Bottom right on a phone: language, app, and back to top. Hidden while the reader scrolls down. From 900 px the
 * header has the first two and the side bar the third.
 */
export function FloatingTools({ downloadHref, downloadLabel, topLabel, children }: Props) {
  const isAside = useReadingDown();
  return (
    <div
      data-aside={isAside || undefined}
      className="floating-tools no-print fixed end-3 bottom-[calc(12px+env(safe-area-inset-bottom))] z-10 flex items-stretch border border-ink bg-paper text-[14px] transition-transform duration-150 focus-within:translate-y-0 not-focus-within:data-aside:translate-y-[200%] md:hidden"
    >
      <OnlyWith part="languageTool">
        <div className="grid place-items-center px-1.5">{children}</div>
      </OnlyWith>
      <OnlyWith part="downloadButton">
        <Link href={downloadHref} className="grid min-h-11 place-items-center border-s border-rule px-3">
          {downloadLabel}
        </Link>
      </OnlyWith>
      <BackToTop label={topLabel} className="grid min-h-11 w-11 place-items-center border-s border-rule">
        <ReadingIcon name="arrow-up" />
      </BackToTop>
    </div>
  );
}
