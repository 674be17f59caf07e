'use client';

import type { ReactNode } from 'react';
import { ReadingIcon } from '@/components/ui/icons/reading-icon';
import { Link } from '@/components/ui/links/link';
import { BackToTop } from './back-to-top-deferred';
import { OnlyWith } from '../chrome-provider';
import { useReadingDown } from './use-reading-down';

interface Props {
  downloadHref: string;
  downloadLabel: string;
  topLabel: string;
  /** The button to choose the language. */
  children: ReactNode;
}

/**
 * A bar at the foot of a phone's window: language, app, and back to top. It is as wide as the window, so that no line
 * of text is cut beside it, and hidden while the reader scrolls down. From 900 px the header has the first two tools
 * and the side bar the third.
 */
export function FloatingTools({ downloadHref, downloadLabel, topLabel, children }: Props) {
  const isAside = useReadingDown();
  return (
    <div data-aside={isAside || undefined} className="floating-tools no-print text-[14px]">
      <OnlyWith part="languageTool">
        <div className="grid place-items-center">{children}</div>
      </OnlyWith>
      <OnlyWith part="downloadButton">
        <Link href={downloadHref} className="grid min-h-11 place-items-center border-s border-rule">
          {downloadLabel}
        </Link>
      </OnlyWith>
      <BackToTop label={topLabel} className="grid min-h-11 place-items-center border-s border-rule">
        <ReadingIcon name="arrow-up" />
      </BackToTop>
    </div>
  );
}
