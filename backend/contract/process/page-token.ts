import { createHmac, timingSafeEqual } from 'node:crypto';

const DAY_MS = 86_400_000;
const PERIOD_DAYS = 30;
/** How many periods a token is valid for, including the current one. */
const PERIODS = 3;
const LENGTH = 27;

/** What is counted of a reader: a view of a story, or a search. */
export type Counted = `view:${number}` | `search:${string}`;

/**
 * A token that a page contains and sends back when it is read, so that views cannot be recorded without loading the
 * page. Cached pages are the same for everyone, so the token covers the page and a 30-day period, not the reader.
 */
export function pageToken(secret: string, counted: Counted, now: Date): string {
  return sign(secret, counted, periodOf(now));
}

/** Whether a token was made for this view or search, in the current period or the two before it. */
export function isPageToken(secret: string, counted: Counted, token: string, now: Date): boolean {
  const period = periodOf(now);
  return Array.from({ length: PERIODS }, (_, ago) => sign(secret, counted, period - ago)).some((signature) =>
    isSame(signature, token),
  );
}

const periodOf = (now: Date) => Math.floor(now.getTime() / DAY_MS / PERIOD_DAYS);

function sign(secret: string, counted: Counted, period: number): string {
  const text = `page:${period}:${counted}`;
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, LENGTH);
}

function isSame(signature: string, token: string): boolean {
  const [a, b] = [Buffer.from(signature), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
