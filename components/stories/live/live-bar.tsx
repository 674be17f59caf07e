'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import type { LivePage } from './live-page';
import type { PageFilter } from './flash-filter';

interface Props {
  /** Number of the last change the page was rendered with. */
  after: number;
  place: PageFilter;
  /** Texts; `#` is replaced by the number. */
  labels: { one: string; many: string; withdrawn: string };
  className: string;
}

const MAX_IDLE_MS = 5000;

/**
 * The button "3 new items", which refreshes the page. The code that receives changes is loaded when the browser is
 * idle.
 */
export function LiveBar({ after, place, labels, className }: Props) {
  const router = useRouter();
  const [count, setCount] = useState(0);
  const [isLoading, start] = useTransition();
  const page = useRef<LivePage>(null);
  const placeText = JSON.stringify(place);

  useEffect(() => {
    let isOver = false;
    const begin = async () => {
      const { LivePage } = await import('./live-page');
      if (isOver) return;
      page.current = new LivePage(JSON.parse(placeText), labels.withdrawn, setCount, () => router.refresh());
      page.current.start();
    };
    const load = () => void begin().catch(() => undefined);
    const idle = 'requestIdleCallback' in window;
    const waiting = idle
      ? requestIdleCallback(load, { timeout: MAX_IDLE_MS })
      : window.setTimeout(load, 1000);
    return () => {
      isOver = true;
      if (idle) cancelIdleCallback(waiting);
      else clearTimeout(waiting);
      page.current?.stop();
      page.current = null;
    };
  }, [placeText, labels.withdrawn, router]);

  useEffect(() => page.current?.settle(), [after]);

  return (
    <div data-live={after} className={className}>
      <p role="status">
        {count > 0 && (
          <button
            type="button"
            className="live-bar"
            aria-busy={isLoading}
            onClick={() => start(() => router.refresh())}
          >
            {(count === 1 ? labels.one : labels.many).replace('#', String(count))}
          </button>
        )}
      </p>
    </div>
  );
}
