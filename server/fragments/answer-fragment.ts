import { fragmentFolder } from '@/lib/platform/fragments/address';
import { splitAddress } from '@/lib/platform/routing/local-address';
import type { ReviewedResponse } from '../reviewed-response';
import { describeForFront } from '../describe-for-front';
import type { Fragment } from './fragment-store';

/** Whether an address is that of a fragment, which a page fetches that was opened without loading a document. */
export function isFragment(address: string): boolean {
  return fragmentFolder(splitAddress(address).path) !== null;
}

/**
 * Sends the HTML of a fragment, or 404. It is no document: search engines do not list it.
 * @param finish sets the headers that all answers have
 */
export function answerFragment(
  response: ReviewedResponse,
  fragment: Fragment | null,
  finish: () => void,
): void {
  response.finishWith(() => {
    finish();
    if (fragment) describeForFront(response, fragment);
  });
  response.setHeader('x-robots-tag', 'noindex');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-cache');
  response.writeHead(fragment ? 200 : 404).end(fragment?.html);
}
