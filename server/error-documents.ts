import type { IncomingMessage } from 'node:http';
import type { Locale } from '@/lib/platform/language/locales';
import { splitAddress } from '@/lib/platform/routing/local-address';
import { isMarkdownKind } from '@/lib/platform/routing/markdown';
import { matchRoute } from '@/lib/platform/routing/match';
import { olderCopies } from '@/lib/platform/cache/older-copies';
import {
  documentFor,
  errorAddress,
  ERROR_DOCUMENT_HEADER,
  ERROR_DOCUMENTS,
  MISSING,
  type ErrorDocument,
  STATUS_ONLY,
} from '@/lib/platform/routing/error-documents';
import { isDocument, isSoftNavigation } from './document-request';
import type { Handle } from './handle';
import { clearRoute } from './next/clear-route';
import { fixLocation } from './redirect-location';
import { answerMissing } from './missing-answers';
import { withSingleSlashes } from './repeated-slashes';
import type { ReviewedResponse } from './reviewed-response';
import { isFileOfDisabledSection } from './disabled-sections';

const MAX_LISTENERS = 30;

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] ?? '/';

/** Whether a missing address was answered. */
export type AnswerMoved = (request: IncomingMessage, response: ReviewedResponse) => Promise<boolean>;

/**
 * Sends a complete error document instead of the empty shell that Next sends, like `error_page` in nginx: an answer
 * with an error status is held back, and the document is rendered in its place. If a page failed and there is an older
 * copy of it, the copy is sent instead.
 * @param handle answers requests whose address is a path
 * @param answerMoved answers an address that is missing, if it is one of an old site
 */
export function withErrorDocuments(handle: Handle, answerMoved: AnswerMoved): Handle {
  return async (request, response) => {
    // Also for soft navigations: Next stores the document it renders for one, with the address, for everybody.
    request.headers[ERROR_DOCUMENT_HEADER] = STATUS_ONLY;
    const isOff = isFileOfDisabledSection(request);
    if (isSoftNavigation(request) && !isOff) return answerSoftNavigation(handle, request, response);
    const showMissing = (locale: Locale) =>
      renderDocument({ handle, request, response, locale, document: MISSING });
    if (!isDocument(request)) {
      const answer = () => answerMoved(request, response);
      return answerMissing({
        handle: isOff ? refuse : handle,
        request,
        response,
        showMissing,
        answerMoved: answer,
      });
    }
    request.url = withSingleSlashes(request.url ?? '/') ?? request.url;
    // A path may begin with two slashes; the part after them must not be taken for a host.
    const url = new URL(`http://portal${request.url ?? '/'}`);
    const { locale, path } = splitAddress(url.pathname);
    const page = pathOf(request);
    const chosen: { document: ErrorDocument | null; hasCopy: boolean } = { document: null, hasCopy: false };
    const review = () => {
      correctHeaders(response, url, path);
      chosen.document = isErrorDocument(response) ? null : documentFor(response.statusCode, path);
      chosen.hasCopy = chosen.document?.status === 503 && olderCopies().showAfterFailure(page);
      return chosen.document !== null;
    };
    let isHeld = response.reviewNext(review);
    // Next waits until the middleware's answer has been sent, which never happens for an answer that is held back.
    await Promise.race([handle(request, response), isHeld]);
    if (!(await isHeld) || !chosen.document) return;
    if (chosen.document.status === 404 && (await answerMoved(request, response))) return;
    if (chosen.hasCopy) {
      response.setMaxListeners(MAX_LISTENERS);
      isHeld = response.reviewNext(review);
      await handle(request, response);
      if (!(await isHeld)) return;
    }
    const { document } = chosen;
    if (document.status === 503 && response.sendOlderAnswer()) return;
    const change = () => correctHeaders(response, url, path);
    await renderDocument({ handle, request, response, locale, document, change });
  };
}

/**
 * Answers what the browser fetches for the next page without loading a document. If that fails and there is an older copy
 * of the page, the copy is sent instead.
 */
async function answerSoftNavigation(
  handle: Handle,
  request: IncomingMessage,
  response: ReviewedResponse,
): Promise<void> {
  const page = pathOf(request);
  const isHeld = response.reviewNext(
    () => response.statusCode >= 500 && olderCopies().showAfterFailure(page),
  );
  await Promise.race([handle(request, response), isHeld]);
  if (!(await isHeld)) return;
  response.setMaxListeners(MAX_LISTENERS);
  void response.reviewNext(() => false);
  await handle(request, response);
}

/** Answers as Next does where nothing is. */
const refuse: Handle = async (_request, response) => {
  response.writeHead(404).end();
};

interface Rendering {
  handle: Handle;
  request: IncomingMessage;
  response: ReviewedResponse;
  locale: Locale;
  document: ErrorDocument;
  /** Changes the headers of the document. */
  change?: () => void;
}

/**
 * Sends an error document, rendered at an address of its own: a document is stored once for all addresses, so it must
 * not contain the address of the first reader who needed it.
 */
export async function renderDocument({
  handle,
  request,
  response,
  locale,
  document,
  change,
}: Rendering): Promise<void> {
  clearRoute(request);
  // It stays: a document that is out of date is made anew after this answer, from the same request.
  request.url = errorAddress(locale, document);
  request.headers[ERROR_DOCUMENT_HEADER] = document.name;
  // Each of the two renderings adds listeners for the end of the answer.
  response.setMaxListeners(MAX_LISTENERS);
  void response.reviewNext(() => {
    change?.();
    isErrorDocument(response);
    return false;
  });
  await handle(request, response);
}

function correctHeaders(response: ReviewedResponse, url: URL, path: string): void {
  fixLocation(response, url);
  // Next sets its own `Vary`. Pages that also exist as Markdown depend on `Accept`, too.
  if (isMarkdownKind(matchRoute(path)?.name ?? '')) response.appendHeader('vary', 'accept');
}

/** Whether an answer is an error document. If so, sets its status, which Next does not know, and forbids caching. */
function isErrorDocument(response: ReviewedResponse): boolean {
  const shown = ERROR_DOCUMENTS.find(({ name }) => name === response.getHeader(ERROR_DOCUMENT_HEADER));
  if (!shown) return false;
  response.statusCode = shown.status;
  response.setHeader('cache-control', 'no-store');
  for (const [name, value] of Object.entries(shown.headers)) response.setHeader(name, value);
  return true;
}
