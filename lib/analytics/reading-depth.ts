import { isTrackingAllowed } from '@/lib/platform/storage/tracking';
import { postReadingDepth } from './page-view';

const TENTHS = 10;

/** How far down a text the lower edge of the window is, in whole tenths of the text. */
export function tenthOf({ top, height }: { top: number; height: number }, windowHeight: number): number {
  if (height <= 0) return 0;
  return Math.min(TENTHS, Math.max(0, Math.floor(((windowHeight - top) / height) * TENTHS)));
}

/**
 * Measures how far the text of a page is read, and reports it when the page is left or hidden: the depth, and the depth
 * reported before, so that one reading is counted only once.
 * @param note called with each depth that is reported, unless the reader asked not to be tracked
 * @returns a function that sends a last report and stops
 */
export function followReading(
  item: { id: number; token: string },
  note: (depth: number) => void = () => undefined,
): () => void {
  const text = document.querySelector('.article-flow');
  if (!text) return () => undefined;
  let reached = 0;
  let reported: number | null = null;
  const look = () => {
    reached = Math.max(reached, tenthOf(text.getBoundingClientRect(), innerHeight));
  };
  const report = () => {
    if (reached === reported) return;
    postReadingDepth({ ...item, depth: reached, before: reported });
    if (isTrackingAllowed()) note(reached);
    reported = reached;
  };
  const hide = () => void (document.visibilityState === 'hidden' && report());
  look();
  addEventListener('scroll', look, { passive: true });
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', report);
  return () => {
    removeEventListener('scroll', look);
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', report);
    report();
  };
}
