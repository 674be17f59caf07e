import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { ReadingIcon } from '@/components/ui/icons/reading-icon';
import { Link } from '@/components/ui/links/link';
import { BackToTop } from './back-to-top-deferred';
import { ShownWithShellPart } from '../chrome-provider';
import { ShownOnScrollUp } from './shown-on-scroll-up';

const TOOLS_ID = 'floating-tools';

interface Props {
  downloadHref: string;
  labels: { open: string; download: string; top: string };
  /** The choice of language. */
  children: ReactNode;
}

/**
 * On phones a button over the foot of the page, while the reader scrolls up: it opens language, app, and back to top.
 * From 900 px the header has the first two tools and the side bar the third.
 */
export function FloatingTools({ downloadHref, labels, children }: Props) {
  return (
    <ShownOnScrollUp className="floating-tools no-print">
      <button type="button" popoverTarget={TOOLS_ID} aria-label={labels.open} className="floating-button">
        <Icon name="more" size={20} />
      </button>
      <div id={TOOLS_ID} popover="auto" className="floating-box">
        <ShownWithShellPart part="languageTool">
          <div className="px-4">{children}</div>
        </ShownWithShellPart>
        <ShownWithShellPart part="downloadButton">
          <Link href={downloadHref} className="floating-tool">
            {labels.download}
          </Link>
        </ShownWithShellPart>
        <BackToTop className="floating-tool w-full">
          {labels.top}
          <ReadingIcon name="arrow-up" />
        </BackToTop>
      </div>
    </ShownOnScrollUp>
  );
}
