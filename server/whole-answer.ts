import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { takesGzip } from './answer-key';
import { isUnchanged, type RequestedVersion } from '@/lib/platform/cache/conditional-request';
import { requestedVersion } from './conditional-request';
import { isDocument, isSoftNavigation } from './document-request';
import { isAsRendered } from './documents/as-rendered';
import type { Fragment } from './fragments/fragment-store';
import type { WholePage } from './fragments/put-in';
import { setLastModified } from './last-modified';
import type { ReviewedResponse } from './reviewed-response';

const compress = promisify(gzip);
/** Shorter bodies become longer by compression. */
const MIN_COMPRESSED_BYTES = 1024;
const TEXT = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/;
const HTML = /^text\/html\b/;

/**
 * An answer that is collected before it is sent: text at the address of a page. Its fragments are put in, then it is
 * compressed, once. The framework is asked for plain text and for the whole body, as its own ETag and length are those
 * of a page with marks.
 */
export class WholeAnswer {
  /** What the fragments depend on that were put in. */
  parts: Fragment[] = [];
  private readonly requested: RequestedVersion;
  private readonly isGzip: boolean;

  /** Null for a request whose answer is sent as it comes, such as a file or a stream. */
  static for(request: IncomingMessage, putIn: (html: string) => Promise<WholePage>): WholeAnswer | null {
    if (!isDocument(request) || isSoftNavigation(request) || isAsRendered(request)) return null;
    return request.headers.range === undefined ? new WholeAnswer(request, putIn) : null;
  }

  private constructor(
    request: IncomingMessage,
    private readonly putIn: (html: string) => Promise<WholePage>,
  ) {
    this.requested = requestedVersion(request);
    this.isGzip = takesGzip(request.headers['accept-encoding']);
    Reflect.deleteProperty(request.headers, 'accept-encoding');
    // Node sends no body in answer to HEAD.
    request.method = 'GET';
  }

  /** Whether an answer is collected; its headers are set, and nothing has been sent. */
  accepts(response: ReviewedResponse): boolean {
    if (response.statusCode === 304 || response.statusCode === 204) return false;
    if (response.hasHeader('content-encoding') || response.hasHeader('content-range')) return false;
    return TEXT.test(String(response.getHeader('content-type') ?? ''));
  }

  /** The body to send; sets the headers that describe it. */
  async complete(response: ReviewedResponse, collected: Buffer): Promise<Buffer> {
    const isPage = HTML.test(String(response.getHeader('content-type')));
    const body = isPage ? await this.withFragments(collected) : collected;
    if (isPage && response.statusCode === 200) {
      response.setHeader('etag', `W/"${createHash('sha1').update(body).digest('base64url')}"`);
      setLastModified(response, this.parts);
    }
    response.removeHeader('transfer-encoding');
    if (!/\baccept-encoding\b/i.test(String(response.getHeader('vary'))))
      response.appendHeader('vary', 'accept-encoding');
    if (response.statusCode === 200 && this.isKnown(response)) {
      response.statusCode = 304;
      for (const name of response.getHeaderNames())
        if (name.startsWith('content-')) response.removeHeader(name);
      return Buffer.alloc(0);
    }
    const isCompressed = this.isGzip && body.length >= MIN_COMPRESSED_BYTES;
    const sent = isCompressed ? await compress(body) : body;
    if (isCompressed) response.setHeader('content-encoding', 'gzip');
    response.setHeader('content-length', sent.length);
    return sent;
  }

  private isKnown(response: ReviewedResponse): boolean {
    return isUnchanged(this.requested, response.getHeader('etag'), response.getHeader('last-modified'));
  }

  private async withFragments(collected: Buffer): Promise<Buffer> {
    const { html, parts } = await this.putIn(collected.toString());
    this.parts = parts;
    return parts.length === 0 ? collected : Buffer.from(html);
  }
}
