import { describeForFront } from '../describe-for-front';
import type { ReviewedResponse } from '../reviewed-response';
import type { Fragment } from './fragment-store';

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
    if (fragment && !fragment.isOlder) describeForFront(response, fragment);
  });
  response.setHeader('x-robots-tag', 'noindex');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', fragment?.isOlder ? 'no-store' : 'no-cache');
  response.writeHead(fragment ? 200 : 404).end(fragment?.html);
}
