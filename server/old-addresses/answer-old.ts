import type { IncomingMessage } from 'node:http';
import { splitAddress } from '@/lib/platform/routing/local-address';
import { type ErrorDocument, UNAVAILABLE, WITHDRAWN } from '@/lib/platform/routing/error-documents';
import { isSoftNavigation } from '@/server/document-request';
import { renderDocument } from '@/server/error-documents';
import type { Handle } from '@/server/handle';
import type { ReviewedResponse } from '@/server/reviewed-response';
import type { OldAnswer } from './find-old-address';
import type { OldAddresses } from './old-addresses';

/**
 * Answers old addresses before pages are tried.
 * @param handle answers all other requests
 * @param render renders a page, for the document of an address that is gone
 */
export function withOldAddresses(handle: Handle, render: Handle, addresses: OldAddresses): Handle {
  return async (request, response) => {
    const answer = isReading(request) ? await addresses.before(request) : null;
    if (answer) await answerOld(render, request, response, answer);
    else await handle(request, response);
  };
}

/**
 * Sends one lasting redirect, or the document that says that there is nothing any more; while nobody knows, the one that
 * asks to come again, since a crawler drops an address that is missing.
 */
export async function answerOld(
  render: Handle,
  request: IncomingMessage,
  response: ReviewedResponse,
  answer: OldAnswer | 'unknown',
): Promise<void> {
  const [path = '/'] = (request.url ?? '/').split('?');
  const { locale } = splitAddress(path);
  const show = (document: ErrorDocument) =>
    renderDocument({ handle: render, request, response, locale, document });
  if (answer === 'unknown') return show(UNAVAILABLE);
  const { to } = answer;
  if (to === null) return show(WITHDRAWN);
  void response.reviewNext(() => false);
  // An editor may change where it leads.
  response.writeHead(308, { location: to, 'cache-control': 'no-store', 'content-length': 0 }).end();
}

/** Whether a request reads an address, and is not made by the framework's script. */
const isReading = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !isSoftNavigation(request);
