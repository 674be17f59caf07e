'use client';

import useSWR from 'swr';

export interface SiteStatus {
  /** `YYYY-MM-DD` in UTC+8. */
  today: string;
  flashes: number;
  important: number;
  events: number;
  prices: { symbol: string; price: number; change: number }[];
  delayMinutes: number;
  isSample: boolean;
}

const REFRESH_MS = 60_000;

const fetchStatus = async (address: string): Promise<SiteStatus> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json() as Promise<SiteStatus>;
};

/** Today's numbers and prices. Cached pages cannot hold them, so the browser asks; without an answer nothing shows. */
export function useSiteStatus(): SiteStatus | undefined {
  const { data } = useSWR('/api/site-status', fetchStatus, {
    refreshInterval: REFRESH_MS,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data;
}
