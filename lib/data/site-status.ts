import { useSyncExternalStore } from 'react';
import type { ChangeWindow } from '@/backend/contract/data/windows';
import { getJson } from '@/lib/platform/calls/browser';
import { shareAnswer } from '@/lib/platform/calls/shared-answer';

export interface SiteStatus {
  /** `YYYY-MM-DD` in UTC+8. */
  today: string;
  flashes: number;
  important: number;
  events: number;
  /** `changes` in percent, by window; null where it is not known. */
  prices: { symbol: string; price: number; changes: Record<ChangeWindow, number | null> }[];
  delayMinutes: number;
  isSample: boolean;
}

const REFRESH_MS = 60_000;

const answer = shareAnswer(() => getJson<SiteStatus>('/api/site-status'), { everyMs: REFRESH_MS });
const unknown = () => undefined;

/**
 * Today's numbers and prices. Cached pages cannot contain them, so the browser fetches them; undefined until an
 * answer arrives.
 */
export function useSiteStatus(): SiteStatus | undefined {
  return useSyncExternalStore(answer.subscribe, answer.read, unknown);
}
