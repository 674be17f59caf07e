'use client';

import { useEffect, useState } from 'react';

interface Props {
  /** Milliseconds since 1970 at which the drawing of the day begins, and how many it is wide. */
  from: number;
  span: number;
  /** Milliseconds since 1970 when the page was rendered. */
  initial: number;
}

const MINUTE_MS = 60_000;

/** The present as a line across a day of the agenda; it steps once a minute. Nothing before and after that day. */
export function NowLine({ from, span, initial }: Props) {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const step = () => setNow(Date.now());
    step();
    const timer = setInterval(step, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const share = (now - from) / span;
  if (share < 0 || share > 1) return null;
  return <span aria-hidden="true" className="landing-now" style={{ insetInlineStart: `${share * 100}%` }} />;
}
