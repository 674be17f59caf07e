import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Envelope } from '@/backend/contract/envelope';
import { LOCALE_COOKIE, LOCALES, type Locale } from '@/lib/platform/language/locales';
import { ERROR_DOCUMENT_HEADER, MISSING } from '@/lib/platform/routing/error-documents';
import { localAddress } from '@/lib/platform/routing/local-address';
import type { Handle } from './handle';
import type { ReviewedResponse } from './reviewed-response';

/** Content types of an error without content of its own: no type, or Next's HTML page. */
const SAYS_NOTHING = /^(text\/html|$)/;
const FAILED = 400;
/** An `Accept` that takes HTML. A picture's `image/*` and a program's JSON do not. */
const TAKES_PAGES = /(^|,)\s*(text\/html|\*\/\*\s*$)/;

/**
 * Answers addresses that are not pages (`/api`, `/share`, sitemaps, uploads). A 404 without content of its own
 * becomes the site's 404 page in the chosen language for requests that take pages, and an empty 404 for the others; of an
 * `/api` address every error without content gets the envelope of a call.
 * @param showDocument makes the next answer of the response go out as the error document
 */
export async function answerMissing(
  handle: Handle,
  request: IncomingMessage,
  response: ReviewedResponse,
  showDocument: () => void,
): Promise<void> {
  const held = { status: 404 };
  const isHeld = response.reviewNext(() => {
    answerGone(request, response);
    held.status = response.statusCode;
    const isError = isCall(request) ? held.status >= FAILED : held.status === 404;
    return isError && SAYS_NOTHING.test(String(response.getHeader('content-type') ?? ''));
  });
  await handle(request, response);
  if (!(await isHeld)) return;
  if (held.status !== 404 || !takesPage(request)) {
    void response.reviewNext(() => false);
    const body = isCall(request) ? envelopeOf(held.status) : '';
    const type = body === '' ? {} : { 'content-type': 'application/json; charset=utf-8' };
    const length = { 'content-length': Buffer.byteLength(body) };
    response.writeHead(held.status, { 'cache-control': 'no-store', ...type, ...length }).end(body);
    return;
  }
  clearRoute(request);
  const address = request.url;
  request.url = localAddress(chosenLanguage(request), '/');
  request.headers[ERROR_DOCUMENT_HEADER] = MISSING.name;
  showDocument();
  await handle(request, response);
  request.url = address;
}

const isCall = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/api/');

/** What a program reads of an error that says nothing itself. */
function envelopeOf(status: number): string {
  const envelope: Envelope<null> = { code: status, message: STATUS_CODES[status] ?? 'Error', data: null };
  return JSON.stringify(envelope);
}

/** Turns the 403 of a withdrawn item's share picture into 410: routes say `forbidden` for withdrawn, as pages do. */
function answerGone({ url = '' }: IncomingMessage, response: ReviewedResponse): void {
  if (!url.startsWith('/share/') || response.statusCode !== 403) return;
  response.statusCode = 410;
  response.setHeader('cache-control', 'no-store');
}

/**
 * Next stores on the request that there is no route. Without this, the same would be assumed for the error document.
 */
function clearRoute(request: IncomingMessage): void {
  Reflect.deleteProperty(request, Symbol.for('NextInternalRequestMeta'));
}

function takesPage({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && TAKES_PAGES.test(headers.accept ?? '*/*');
}

/** The language of the reader's cookie: these addresses have no language prefix. */
function chosenLanguage({ headers }: IncomingMessage): Locale {
  const [, chosen] = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]+)`).exec(headers.cookie ?? '') ?? [];
  return LOCALES.find((locale) => locale === chosen) ?? 'zh-Hans';
}
