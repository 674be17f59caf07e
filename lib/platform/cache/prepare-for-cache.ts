import { requestContext } from '@/lib/platform/calls/request-context';
import { INLINE_HASHES_HEADER } from '@/lib/platform/security/inline-hashes-header';
import { blankNonce, sealPage } from '@/lib/platform/security/inline-scripts';

/** The parts of a rendered page that contain its nonce. */
export interface RenderedValue {
  kind?: string;
  html?: unknown;
  rscData?: unknown;
  segmentData?: unknown;
  /** Set for a page with a part that is rendered later. */
  postponed?: unknown;
  headers?: Record<string, unknown>;
}

/** Prepares a page for the cache: removes its nonce, and stores the hashes of its inline scripts in a header. */
export function prepareForCache(value: RenderedValue): void {
  const nonce = requestContext().getStore()?.nonce;
  if (value.kind !== 'APP_PAGE' || typeof value.html !== 'string' || !nonce) return;
  // An old page that is stored again because rendering failed; it has been prepared before.
  if (value.headers?.[INLINE_HASHES_HEADER] !== undefined) return;
  const { html, hashes } = sealPage(value.html, nonce);
  value.html = html;
  value.headers = { ...blankHeaders(value.headers, nonce), [INLINE_HASHES_HEADER]: hashes.join(' ') };
  if (Buffer.isBuffer(value.rscData)) value.rscData = blankBytes(value.rscData, nonce);
  if (value.segmentData instanceof Map)
    for (const [path, data] of value.segmentData)
      if (Buffer.isBuffer(data)) value.segmentData.set(path, blankBytes(data, nonce));
}

function blankBytes(bytes: Buffer, nonce: string): Buffer {
  return bytes.includes(nonce) ? Buffer.from(blankNonce(bytes.toString('latin1'), nonce), 'latin1') : bytes;
}

/** The `Link` header repeats links of the head with their nonce. */
function blankHeaders(headers: Record<string, unknown> = {}, nonce: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(`; nonce="${nonce}"`, '') : value,
    ]),
  );
}
