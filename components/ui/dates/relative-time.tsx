'use client';

import { useSyncExternalStore } from 'react';
import { toRelative } from '@/lib/platform/dates/relative';
import type { RelativeLabels } from '@/lib/platform/language/relative-labels';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

export interface RelativeTimeProps {
  /** ISO instant. */
  at: string;
  /** Text in the HTML; also shown for times 90 or more days ago, and for dates without a time of day. */
  absolute: string;
  labels: RelativeLabels;
}

/**
 * "3 hours ago", once scripts run. The HTML contains the absolute time, which can be cached. The space of the absolute
 * time stays reserved, so that lines do not wrap differently while the reader reads.
 */
export function RelativeTime({ at, absolute, labels }: RelativeTimeProps) {
  const second = useSyncExternalStore(subscribe, currentSecond, () => null);
  const ago = second === null ? null : toRelative(at, second * SECOND_MS);
  const text = ago && textOf(ago, labels);
  if (!text) return absolute;
  return (
    <span data-room={absolute} className="time-room">
      {text}
    </span>
  );
}

function textOf({ unit, n }: NonNullable<ReturnType<typeof toRelative>>, labels: RelativeLabels) {
  if (unit === 'justNow') return labels.justNow;
  const words = labels.units[unit];
  return words && (n === 1 ? words.one : words.many).replace('#', String(n));
}

/** Whole minutes would show every time up to a minute late: an hour and a second ago as 59 minutes. */
const currentSecond = () => Math.floor(Date.now() / SECOND_MS);

/** One timer for all instances on the page. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  timer ??= setInterval(() => listeners.forEach((listener) => listener()), MINUTE_MS);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
