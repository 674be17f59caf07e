'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { EndRule, ErrorState, SkeletonRows } from '@/components/ui/notices/states';
import { useFocusOnNew } from '@/components/ui/focus/use-focus-on-new';
import { repeatedPress } from '@/lib/platform/navigation/repeated-press';
import type { Locale } from '@/lib/platform/language/locales';
import type { FlashLabels } from './flash-entry';
import { Timeline } from '../detail/timeline';
import { useMoreFlashes } from './use-more-flashes';

/** More flashes are loaded this far before the bottom, so that visible content does not move. */
const BEFORE_BOTTOM_PX = 1400;

/** Class of the foot by state. Its button is at its lower edge, where a reader at the end of the page sees it. */
const FOOT_CLASSES = {
  idle: 'room-for-more',
  loading: 'room-for-more',
  failed: 'room-for-more',
  ready: 'room-for-more grid content-end',
  end: undefined,
};

export interface MoreLabels extends FlashLabels {
  more: string;
  loading: string;
  failed: string;
  retry: string;
  end: string;
}

interface Props {
  /** Language and filter as a query string. */
  query: string;
  cursor: string | null;
  locale: Locale;
  /** The day of the last flash above. */
  lastDay?: string;
  /** Where the link leads without scripts: the page of the previous day. Without it there is no link. */
  earlierHref?: string;
  labels: MoreLabels;
}

/**
 * The rest of the timeline, loaded when the reader comes near the end. Space is reserved for it, and it is inserted
 * while the content below the list is off the screen. A reader who scrolled faster sees a button instead, and nothing
 * moves until it is pressed.
 */
export function MoreFlashes({ query, cursor, locale, lastDay, earlierHref, labels }: Props) {
  const { flashes, state, load, take } = useMoreFlashes(query, cursor);
  const { list, request, isRequested } = useFocusOnNew(flashes.length);
  const foot = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = foot.current;
    if (!element || state !== 'idle') return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: `0px 0px ${BEFORE_BOTTOM_PX}px 0px`,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [state, load]);

  useEffect(() => {
    if (!end.current || state !== 'ready') return;
    if (isRequested()) return take();
    const watch = new IntersectionObserver(([entry]) => entry && !entry.isIntersecting && take());
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [state, take, isRequested]);

  const loadHere = (event: MouseEvent) => {
    event.preventDefault();
    request();
    void load();
  };
  const takeHere = () => {
    request();
    take();
  };

  return (
    <>
      <div ref={list}>
        <Timeline flashes={flashes} labels={labels} locale={locale} openDay={lastDay} />
      </div>
      <div ref={foot} className={FOOT_CLASSES[state]}>
        {state === 'loading' && <SkeletonRows label={labels.loading} />}
        {state === 'failed' && (
          <ErrorState
            text={labels.failed}
            action={
              <button type="button" onClick={loadHere} className="btn btn-line">
                {labels.retry}
              </button>
            }
          />
        )}
        {state === 'idle' && earlierHref && (
          <a {...repeatedPress()} href={earlierHref} onClick={loadHere} className="btn btn-line mt-4 w-full">
            {labels.more}
          </a>
        )}
        {state === 'ready' && (
          <button type="button" onClick={takeHere} className="btn btn-line mb-8 w-full">
            {labels.more}
          </button>
        )}
        {state === 'end' && <EndRule label={labels.end} />}
      </div>
      <div ref={end} />
    </>
  );
}
