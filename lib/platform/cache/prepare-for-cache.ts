import { requestContext } from '@/lib/platform/calls/request-context';
import { nonceInLinkHeader } from '@/lib/platform/next/page-html';
import { isRenderedPage, type RenderedValue, replaceData } from '@/lib/platform/next/rendered-value';
import { INLINE_HASHES_HEADER } from '@/lib/platform/security/inline-hashes-header';
import { FRAMES_HEADER, framesOf } from '@/lib/platform/security/page-frames';
import { blankNonce, sealPage } from '@/lib/platform/security/inline-scripts';

/**
 * Prepares a page for the cache: removes its nonce, and stores the hashes of its inline scripts and the sites of its
 * players in headers.
 */
export function prepareForCache(value: RenderedValue): void {
  const nonce = requestContext().getStore()?.nonce;
  if (!isRenderedPage(value) || !nonce) return;
  // An old page that is stored again because rendering failed; it has been prepared before.
  if (value.headers?.[INLINE_HASHES_HEADER] !== undefined) return;
  const { html, hashes } = sealPage(value.html, nonce);
  value.html = html;
  const frames = framesOf(html);
  value.headers = {
    ...blankHeaders(value.headers, nonce),
    [INLINE_HASHES_HEADER]: hashes.join(' '),
    ...(frames !== '' && { [FRAMES_HEADER]: frames }),
  };
  replaceData(value, (data) => blankBytes(data, nonce));
}

function blankBytes(bytes: Buffer, nonce: string): Buffer {
  return bytes.includes(nonce) ? Buffer.from(blankNonce(bytes.toString('latin1'), nonce), 'latin1') : bytes;
}

/** The `Link` header repeats links of the head with their nonce. */
function blankHeaders(headers: Record<string, unknown> = {}, nonce: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(nonceInLinkHeader(nonce), '') : value,
    ]),
  );
}
