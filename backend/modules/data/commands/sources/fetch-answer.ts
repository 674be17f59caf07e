import type { SourceSetting } from '@/backend/contract/data/sources';
import { SOURCE_ADDRESSES } from '@/backend/contract/data/sources';
import { textOfFile } from '@/backend/contract/text-of-file';
import { fetchGuarded } from '@/backend/modules/uploads/commands/fetch-guarded';
import type { SourceRequest } from './source';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 8 * 1024 * 1024;
/** A source that asks for a longer wait than a day is tried again after a day. */
const MAX_RETRY_SECONDS = 86_400;

/** A source that answered with an error. */
export class SourceRefusal extends Error {
  constructor(
    status: number,
    /** Seconds for which it wants no requests; null when it did not say. */
    readonly retryAfterSeconds: number | null,
  ) {
    super(`answered ${status}`);
  }
}

/** The address of a request: below the operator's own address, if there is one. */
function addressOf(setting: SourceSetting, request: Pick<SourceRequest, 'path' | 'base'>): string {
  const isDefault = setting.baseUrl === SOURCE_ADDRESSES[setting.name];
  return `${isDefault ? (request.base ?? setting.baseUrl) : setting.baseUrl}${request.path}`;
}

/**
 * The answer of a source as text, within limits of time and size. Only the configured host is asked: a redirect to
 * another one is an error. Only an address the operator gave may lie in a private network.
 * @throws SourceRefusal for a status other than 200; an Error of the network
 */
export async function fetchAnswer(
  setting: SourceSetting,
  request: SourceRequest,
  now: Date,
  limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES },
): Promise<string> {
  const address = addressOf(setting, request);
  const { origin } = new URL(address);
  const { status, bytes, header } = await fetchGuarded(address, {
    ...limits,
    headers: { accept: 'application/json, text/csv, text/plain;q=0.5' },
    mayBePrivate: (url) => {
      if (url.origin !== origin) throw new Error(`redirected to another host: ${url.host}`);
      return setting.isOwnAddress;
    },
  });
  if (status === 200) return textOfFile(bytes);
  throw new SourceRefusal(status, retryAfter(header('retry-after'), now));
}

/** Seconds of a Retry-After header, which is a number or a date. */
function retryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - now.getTime()) / 1000);
  return seconds > 0 ? Math.min(seconds, MAX_RETRY_SECONDS) : null;
}
