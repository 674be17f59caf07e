import type { FeedErrorKey } from '@/backend/contract/feeds/limits';
import {
  fetchGuarded,
  type GuardedAnswer,
  TooLargeError,
  TooManyRedirectsError,
} from '@/backend/modules/uploads/commands/fetch-guarded';
import { PrivateAddressError } from '@/backend/modules/uploads/commands/guarded-network';

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 8 * 1024 * 1024;
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5';

/** Why a feed could not be read: a key whose text the portal has, and a technical detail as the message. */
export class FeedError extends Error {
  constructor(
    readonly key: FeedErrorKey,
    detail = '',
    /** Seconds after which the server of the feed wants the next request. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(detail);
  }
}

interface Requested {
  url: string;
  /** Headers of the last successful response. */
  etag: string | null;
  lastModified: string | null;
}

interface Options {
  mayBePrivate: boolean;
  timeoutMs?: number;
  maxBytes?: number;
}

/** Fetches a feed; null when it has not changed since the last response. @throws FeedError */
export async function fetchFeed(
  { url, etag, lastModified }: Requested,
  { mayBePrivate, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES }: Options,
): Promise<GuardedAnswer | null> {
  const headers = {
    accept: ACCEPT,
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
  const bounds = { timeoutMs, maxBytes };
  const answer = await fetchGuarded(url, { mayBePrivate: () => mayBePrivate, headers, ...bounds }).catch(
    (error: unknown) => {
      throw new FeedError(keyOf(error), detailOf(error));
    },
  );
  if (answer.status === 304) return null;
  if (answer.status < 200 || answer.status >= 300)
    throw new FeedError(keyOfStatus(answer.status), String(answer.status), retryAfter(answer));
  return answer;
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/;

function keyOf(error: unknown): FeedErrorKey {
  if (error instanceof PrivateAddressError) return 'private';
  if (error instanceof TooLargeError) return 'tooLarge';
  if (error instanceof TooManyRedirectsError) return 'tooManyRedirects';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  return CERTIFICATE.test(detailOf(error)) ? 'certificate' : 'unreachable';
}

/** The code of the innermost cause, such as `ECONNREFUSED`. */
function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return detailOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

function keyOfStatus(status: number): FeedErrorKey {
  if (status === 404) return 'notFound';
  if (status === 410) return 'gone';
  return status >= 500 ? 'serverError' : 'refused';
}

function retryAfter(answer: GuardedAnswer): number | null {
  const seconds = Number(answer.header('retry-after') ?? NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}
