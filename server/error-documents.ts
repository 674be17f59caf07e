import type { IncomingMessage } from 'node:http';
import { splitAddress } from '@/lib/platform/routing/local-address';
import { isMarkdownKind } from '@/lib/platform/routing/markdown';
import { matchRoute } from '@/lib/platform/routing/match';
import {
  documentFor,
  ERROR_DOCUMENT_HEADER,
  ERROR_DOCUMENTS,
  type ErrorDocument,
} from '@/lib/platform/routing/error-documents';
import { fixLocation } from './redirect-location';
import type { ReviewedResponse } from './reviewed-response';

const MAX_LISTENERS = 30;

export type Handle = (request: IncomingMessage, response: ReviewedResponse) => Promise<void>;

/**
 * Gives failed pages a whole document in place of the empty shell Next sends: what `error_page` does in nginx. The
 * first answer is held back when its status is an error, and the document is rendered under the same address.
 * @param handle answers requests whose address is a path
 */
export function withErrorDocuments(handle: Handle): Handle {
  return async (request, response) => {
    delete request.headers[ERROR_DOCUMENT_HEADER];
    if (isPicture(request)) void response.reviewNext(answerGone);
    if (!isDocument(request)) return handle(request, response);
    // A path may begin with two slashes: it is no host then.
    const url = new URL(`http://portal${request.url ?? '/'}`);
    const { path } = splitAddress(url.pathname);
    const finds: { document: ErrorDocument | null } = { document: null };
    const isHeld = response.reviewNext(() => {
      mend(response, url, path);
      finds.document = isErrorDocument(response) ? null : documentFor(response.statusCode, path);
      return finds.document !== null;
    });
    await handle(request, response);
    if (!(await isHeld) || !finds.document) return;
    request.headers[ERROR_DOCUMENT_HEADER] = finds.document.name;
    // Each rendering listens for the end of the answer.
    response.setMaxListeners(MAX_LISTENERS);
    void response.reviewNext(() => {
      mend(response, url, path);
      isErrorDocument(response);
      // There is nothing to send instead: whatever the answer, it goes out.
      return false;
    });
    await handle(request, response);
  };
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
function answerGone(response: ReviewedResponse): boolean {
  if (response.statusCode === 403) {
    response.statusCode = 410;
    response.setHeader('cache-control', 'no-store');
  }
  return false;
}

function mend(response: ReviewedResponse, url: URL, path: string): void {
  fixLocation(response, url);
  // Next writes its own list; what is Markdown too answers by `Accept`, and caches have to know.
  if (isMarkdownKind(matchRoute(path)?.name ?? '')) response.appendHeader('vary', 'accept');
}

/** The document itself is a plain page to Next: its status is set here, and nobody keeps it. */
function isErrorDocument(response: ReviewedResponse): boolean {
  const shown = ERROR_DOCUMENTS.find(({ name }) => name === response.getHeader(ERROR_DOCUMENT_HEADER));
  if (!shown) return false;
  response.statusCode = shown.status;
  response.setHeader('cache-control', 'no-store');
  for (const [name, value] of Object.entries(shown.headers)) response.setHeader(name, value);
  return true;
}
