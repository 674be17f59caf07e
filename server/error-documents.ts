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
import type { Handle } from './handle';
import { fixLocation } from './redirect-location';
import { answerMissing } from './missing-answers';
import type { ReviewedResponse } from './reviewed-response';

const MAX_LISTENERS = 30;

/**
 * Gives failed pages a whole document in place of the empty shell Next sends: what `error_page` does in nginx. The
 * first answer is held back when its status is an error, and the document is rendered under the same address.
 * @param handle answers requests whose address is a path
 */
export function withErrorDocuments(handle: Handle): Handle {
  return async (request, response) => {
    delete request.headers[ERROR_DOCUMENT_HEADER];
    if (isSoftNavigation(request) || isBuildFile(request)) return handle(request, response);
    if (!isDocument(request)) return answerMissing(handle, request, response, () => showDocument(response));
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
    showDocument(response, () => mend(response, url, path));
    await handle(request, response);
  };
}

/** The next answer is the document. There is nothing to send instead: whatever it is, it goes out. */
function showDocument(response: ReviewedResponse, change: () => void = () => undefined): void {
  // Each rendering listens for the end of the answer.
  response.setMaxListeners(MAX_LISTENERS);
  void response.reviewNext(() => {
    change();
    isErrorDocument(response);
    return false;
  });
}

const isSoftNavigation = ({ headers }: IncomingMessage): boolean =>
  headers.rsc !== undefined || headers['next-action'] !== undefined;

const isBuildFile = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/_next/');

/** A page, asked for by a reader or a crawler: not a file. */
function isDocument({ method, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !/^\/((api|uploads|privateUploads|covers|share|sitemaps|exports|stripe)\/|sitemap)/.test(url);
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
