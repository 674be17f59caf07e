import type { IncomingMessage } from 'node:http';
import { requestContext } from '@/lib/platform/calls/request-context';
import { offeredLocales } from '@/lib/platform/language/offered-locales';
import { LOCALE_COOKIE, type Locale } from '@/lib/platform/language/locales';
import { isCall, sendBareError } from './call-error';
import type { Handle } from './handle';
import type { ReviewedResponse } from './reviewed-response';

/** Content types of an error without a body for readers: no type, or Next's HTML page. */
const NO_CONTENT_HEADERS = /^(text\/html|$)/;
const FAILED = 400;
const UNAVAILABLE = 500;
/** Matches an `Accept` header that accepts HTML, unlike a picture's `image/*` or a program's JSON. */
const TAKES_PAGES = /(^|,)\s*(text\/html|\*\/\*\s*$)/;

interface Missing {
  handle: Handle;
  request: IncomingMessage;
  response: ReviewedResponse;
  /** Sends the 404 page in a language. */
  showMissing: (locale: Locale) => Promise<void>;
  /** Answers the address if it is one of an old site; returns whether it did. */
  answerMoved: () => Promise<boolean>;
}

/**
 * Answers addresses that are not pages (`/api`, `/share`, sitemaps, uploads). A 404 without a body becomes the site's
 * 404 page in the chosen language for requests that accept pages, and an empty 404 for others. For an `/api` address,
 * every error without a body gets the envelope of a call. What failed because the backend did not answer is 503.
 */
export async function answerMissing({
  handle,
  request,
  response,
  showMissing,
  answerMoved,
}: Missing): Promise<void> {
  const outcome = { status: 404 };
  const isHeld = response.reviewNext(() => {
    answerGone(request, response);
    correctFailure(response);
    outcome.status = response.statusCode;
    const isError = isCall(request) ? outcome.status >= FAILED : outcome.status === 404;
    if (outcome.status >= UNAVAILABLE && response.hasOlderAnswer) return true;
    return isError && NO_CONTENT_HEADERS.test(String(response.getHeader('content-type') ?? ''));
  });
  // Next waits until the middleware's answer has been sent, which never happens for an answer that is held back.
  await Promise.race([handle(request, response), isHeld]);
  if (!(await isHeld)) return;
  if (outcome.status >= UNAVAILABLE && response.sendOlderAnswer()) return;
  if (outcome.status === 404 && isRead(request) && (await answerMoved())) return;
  if (outcome.status !== 404 || !takesPage(request)) {
    void response.reviewNext(() => false);
    return sendBareError(request, response, outcome.status);
  }
  await showMissing(chosenLanguage(request));
}

/** The status of an answer that failed because the backend did not answer; Next knows only that something failed. */
function correctFailure(response: ReviewedResponse): void {
  const isIncomplete = requestContext().getStore()?.pageSources?.isIncomplete ?? false;
  if (response.statusCode === 500 && isIncomplete) response.statusCode = 503;
}

/**
 * Turns the 403 of a withdrawn story's share picture into 410: routes call `forbidden` for withdrawn stories, as pages
 * do.
 */
function answerGone({ url = '' }: IncomingMessage, response: ReviewedResponse): void {
  if (!url.startsWith('/share/') || response.statusCode !== 403) return;
  response.statusCode = 410;
  response.setHeader('cache-control', 'no-store');
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

function takesPage(request: IncomingMessage): boolean {
  return isRead(request) && TAKES_PAGES.test(request.headers.accept ?? '*/*');
}

/** The language of the reader's cookie, else the first of the newsroom: these addresses have no language prefix. */
function chosenLanguage({ headers }: IncomingMessage): Locale {
  const [, chosen] = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]+)`).exec(headers.cookie ?? '') ?? [];
  const offered = offeredLocales();
  return offered.find((locale) => locale === chosen) ?? offered[0] ?? 'zh-Hans';
}
