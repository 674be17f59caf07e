import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitAddress } from '@/lib/platform/routing/local-address';
import { isMarkdownKind } from '@/lib/platform/routing/markdown';
import { matchRoute } from '@/lib/platform/routing/match';
import {
  documentFor,
  ERROR_DOCUMENT_HEADER,
  ERROR_DOCUMENTS,
  type ErrorDocument,
} from '@/lib/platform/routing/error-documents';
import { mendPlace } from './redirect-place';

const MAX_LISTENERS = 30;

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Gives failed pages a whole document in place of the empty shell Next sends: what `error_page` does in nginx. The
 * first answer is held back when its status is an error, and the document is rendered under the same address.
 */
export function withErrorDocuments(handle: Handle): Handle {
  return async (request, response) => {
    delete request.headers[ERROR_DOCUMENT_HEADER];
    if (isPicture(request)) sayGone(response);
    if (!isDocument(request)) return handle(request, response);
    const url = new URL(request.url ?? '/', 'http://portal');
    const held = hold(response, url);
    await handle(request, response);
    const document = await held;
    if (!document) return;
    request.headers[ERROR_DOCUMENT_HEADER] = document.name;
    // Each rendering listens for the end of the answer.
    response.setMaxListeners(MAX_LISTENERS);
    void hold(response, url, true);
    await handle(request, response);
  };
}

/** The document itself is a plain page to Next: its status is set here, and nobody keeps it. */
function finish(response: ServerResponse, { status, headers }: ErrorDocument): void {
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** A page, asked for by a reader or a crawler: not a soft navigation, not a file. */
function isDocument({ method, headers, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/((_next|api|uploads|privateUploads|covers|share|sitemaps)\/|sitemap)/.test(url)) return false;
  return headers.rsc === undefined && headers['next-action'] === undefined;
}

function isPicture({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/share/');
}

/** The picture of what was withdrawn has no document, only the status: a route says `forbidden` as a page does. */
function sayGone(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    if (status !== 403) return Reflect.apply(writeHead, this, [status, ...rest]);
    this.setHeader('cache-control', 'no-store');
    return Reflect.apply(writeHead, this, [410, ...rest]);
  } as typeof response.writeHead;
}

/**
 * Resolves when the first answer is over: null when it went out, the document to send instead when it was held.
 * @param isLast there is nothing to send instead: whatever the answer, it goes out
 */
function hold(response: ServerResponse, url: URL, isLast = false): Promise<ErrorDocument | null> {
  const { path } = splitAddress(url.pathname);
  const original = {
    writeHead: response.writeHead,
    write: response.write,
    end: response.end,
    flushHeaders: response.flushHeaders,
    // Replaced by whoever compresses the answer; the document is compressed anew.
    on: response.on,
  };
  return new Promise((resolve) => {
    let document: ErrorDocument | null = null;
    let isDecided = false;
    const decide = (status: number) => {
      if (isDecided) return;
      isDecided = true;
      mendPlace(response, url);
      // Next writes its own list; what is Markdown too answers by `Accept`, and caches have to know.
      if (isMarkdownKind(matchRoute(path)?.name ?? '')) response.appendHeader('vary', 'accept');
      const shown = ERROR_DOCUMENTS.find(({ name }) => name === response.getHeader(ERROR_DOCUMENT_HEADER));
      if (shown) finish(response, shown);
      else if (!isLast) document = documentFor(status, path);
      // What went out is left as it is: others have wrapped these methods by now, and wait for `drain` on their own.
      if (!document) resolve(null);
    };
    response.once('close', () => resolve(null));
    response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
      this.statusCode = status;
      decide(status);
      return document ? this : Reflect.apply(original.writeHead, this, [this.statusCode, ...rest]);
    } as typeof response.writeHead;
    response.flushHeaders = function (this: ServerResponse) {
      decide(this.statusCode);
      if (!document) Reflect.apply(original.flushHeaders, this, []);
    };
    response.write = function (this: ServerResponse, ...args: unknown[]) {
      decide(this.statusCode);
      return document ? true : Reflect.apply(original.write, this, args);
    } as typeof response.write;
    response.end = function (this: ServerResponse, ...args: unknown[]) {
      decide(this.statusCode);
      if (!document) return Reflect.apply(original.end, this, args);
      for (const name of this.getHeaderNames()) this.removeHeader(name);
      this.statusCode = 200;
      Object.assign(this, original);
      resolve(document);
      return this;
    } as typeof response.end;
  });
}
