import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitAddress } from '../lib/i18n/local-address';
import { documentFor, ERROR_DOCUMENT_HEADER, type ErrorDocument } from '../lib/error-documents';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Gives failed pages a whole document in place of the empty shell Next sends: what `error_page` does in nginx. The
 * first answer is held back when its status is an error, and the document is rendered under the same address.
 */
export function withErrorDocuments(handle: Handle): Handle {
  return async (request, response) => {
    delete request.headers[ERROR_DOCUMENT_HEADER];
    if (!isDocument(request)) return handle(request, response);
    const path = splitAddress(new URL(request.url ?? '/', 'http://portal').pathname).path;
    const held = hold(response, path);
    await handle(request, response);
    const document = await held;
    if (!document) return;
    request.headers[ERROR_DOCUMENT_HEADER] = document.name;
    await handle(request, response);
  };
}

/** A page, asked for by a reader or a crawler: not a soft navigation, not a file. */
function isDocument({ method, headers, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/(_next|api|uploads|covers)\//.test(url)) return false;
  return headers.rsc === undefined && headers['next-action'] === undefined;
}

/** Resolves when the first answer is over: null when it went out, the document to send instead when it was held. */
function hold(response: ServerResponse, path: string): Promise<ErrorDocument | null> {
  const original = {
    writeHead: response.writeHead,
    write: response.write,
    end: response.end,
    flushHeaders: response.flushHeaders,
  };
  const restore = () => Object.assign(response, original);
  return new Promise((resolve) => {
    let document: ErrorDocument | null = null;
    let isDecided = false;
    const decide = (status: number) => {
      if (isDecided) return;
      isDecided = true;
      document = documentFor(status, path);
      if (document) return;
      restore();
      resolve(null);
    };
    response.once('close', () => resolve(null));
    response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
      decide(status);
      if (document) {
        this.statusCode = status;
        return this;
      }
      return Reflect.apply(original.writeHead, this, [status, ...rest]);
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
      restore();
      resolve(document);
      return this;
    } as typeof response.end;
  });
}
