import { requestContext } from '@/lib/platform/calls/request-context';
import { INLINE_HASHES_HEADER } from '@/lib/platform/security/inline-hashes-header';
import { blankNonce, sealPage } from '@/lib/platform/security/inline-scripts';

/** What of a rendered page carries the nonce it was made with. */
export interface RenderedValue {
  kind?: string;
  html?: unknown;
  rscData?: unknown;
  segmentData?: unknown;
  /** Set for a page of which a part is rendered later. */
  postponed?: unknown;
  headers?: Record<string, unknown>;
}

/** Makes a page one that may be kept: its nonce goes, and the hashes of its inline scripts are noted beside it. */
export function sealValue(value: RenderedValue): void {
  const nonce = requestContext().getStore()?.nonce;
  if (value.kind !== 'APP_PAGE' || typeof value.html !== 'string' || !nonce) return;
  // A page that is kept a while longer because it could not be made anew.
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

/** Links of the head that are sent as a header repeat the nonce. */
function blankHeaders(headers: Record<string, unknown> = {}, nonce: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(`; nonce="${nonce}"`, '') : value,
    ]),
  );
}
