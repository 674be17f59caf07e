'use client';

import useSWR from 'swr';
import { getJson } from '@/lib/platform/calls/browser';

export interface SiteStatus {
  /** `YYYY-MM-DD` in UTC+8. */
  today: string;
  flashes: number;
  important: number;
  events: number;
  /** `change` in per cent. */
  prices: { symbol: string; price: number; change: number }[];
  delayMinutes: number;
  isSample: boolean;
}

const REFRESH_MS = 60_000;

/**
 * Today's numbers and prices. Cached pages cannot contain them, so the browser fetches them; undefined until an
 * answer arrives.
 */
export function useSiteStatus(): SiteStatus | undefined {
  const { data } = useSWR('/api/site-status', (address: string) => getJson<SiteStatus>(address), {
    refreshInterval: REFRESH_MS,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data;
}
