'use client';

import { useSyncExternalStore } from 'react';
import { toRelative } from '@/lib/platform/dates/relative';
import type { RelativeLabels } from '@/lib/platform/language/relative-labels';

const MINUTE_MS = 60_000;

export interface RelativeTimeProps {
  /** ISO instant. */
  at: string;
  /** Text in the HTML; also shown for times 90 or more days ago, and for dates without a time of day. */
  absolute: string;
  labels: RelativeLabels;
}

/** "3 hours ago", once scripts run. The HTML contains the absolute time, which can be cached. */
export function RelativeTime({ at, absolute, labels }: RelativeTimeProps) {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => null);
  const ago = minute === null ? null : toRelative(at, minute * MINUTE_MS);
  if (!ago) return absolute;
  if (ago.unit === 'justNow') return labels.justNow;
  const words = labels.units[ago.unit];
  return words ? (ago.n === 1 ? words.one : words.many).replace('#', String(ago.n)) : absolute;
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);

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
