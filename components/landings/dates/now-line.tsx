'use client';

import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';

interface Props {
  /** Start of the drawn day in milliseconds since 1970, and its length in milliseconds. */
  from: number;
  span: number;
  /** When the line stands on this day, in milliseconds since 1970: the drawn days overlap around midnight. */
  shown: { from: number; until: number };
  /** Milliseconds since 1970 when the page was rendered. */
  initial: number;
}

/** The present as a line across a day of the agenda; it steps once a minute. Nothing while another day is the current one. */
export function NowLine({ from, span, shown, initial }: Props) {
  const now = useClock(MINUTE_MS, initial);
  const share = (now - from) / span;
  if (share < 0 || share > 1 || now < shown.from || now >= shown.until) return null;
  return <span aria-hidden="true" className="landing-now" style={{ insetInlineStart: `${share * 100}%` }} />;
}
