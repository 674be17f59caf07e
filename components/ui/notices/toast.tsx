'use client';

import { useEffect } from 'react';

const SHOWN_MS = 3000;

interface Props {
  /** Milliseconds; three seconds by default. */
  shownMs?: number;
  /** Null shows nothing. */
  text: string | null;
  /** Must be a stable function while the text is shown: a new one restarts the timer. */
  onEnd: () => void;
}

/**
 * A short message at the bottom left (on a phone across the bottom), read out by screen readers. Calls `onEnd` when
 * its time is over.
 */
export function Toast({ text, onEnd, shownMs = SHOWN_MS }: Props) {
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(onEnd, shownMs);
    return () => clearTimeout(timer);
  }, [text, onEnd, shownMs]);

  return (
    <div
      role="status"
      aria-live="polite"
      className="no-print pointer-events-none fixed inset-x-0 bottom-[var(--foot,0px)] z-40 md:inset-x-auto md:bottom-6 md:start-6"
    >
      {text !== null && <p className="bg-ink px-5 py-3.5 text-base text-paper">{text}</p>}
    </div>
  );
}
