'use client';

import { useEffect } from 'react';

const SHOWN_MS = 3000;

interface Props {
  shownMs?: number;
  /** Null shows nothing. */
  text: string | null;
  onEnd: () => void;
}

/** A word on what just happened: bottom left for three seconds, and said aloud. */
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
      className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-40 md:inset-x-auto md:bottom-6 md:start-6"
    >
      {text !== null && <p className="bg-ink px-5 py-3.5 text-[15px] text-paper">{text}</p>}
    </div>
  );
}
