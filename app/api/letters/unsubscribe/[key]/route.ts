import { readBody } from '@/backend/contract/process/bounded-body';
import { LOCALES } from '@/lib/platform/language/locales';
import { pathOf } from '@/lib/platform/routing/routes';
import { localAddress } from '@/lib/platform/routing/local-address';
import { callByKey } from '@/lib/newsletters/subscriber-calls';
import { endSubscription } from '@/lib/tickets/read-subscription';
import type { Locale } from '@/lib/platform/language/locales';

const MAX_BYTES = 4096;
const NO_STORE = { 'cache-control': 'no-store' };

/**
 * Ends a subscriber's newsletters, or an organiser's letters to a receiver, whichever the key belongs to. Mail services send this request for their readers (RFC 8058): without a
 * session and from another origin, and they refuse a redirect. The page's own form is redirected back to the page.
 */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ key: string }> },
): Promise<Response> {
  const { key } = await params;
  const body = await readBody(request, MAX_BYTES);
  if (body === null) return new Response(null, { status: 413, headers: NO_STORE });
  const requested = new URLSearchParams(body).get('page');
  const page = LOCALES.find((locale) => locale === requested);
  try {
    const ended = await endLetters(key, page ?? 'zh-Hans');
    if (page === undefined) return new Response(null, { status: ended ? 200 : 404, headers: NO_STORE });
    const location = localAddress(page, pathOf('unsubscribe', { token: key }));
    return new Response(null, { status: 303, headers: { ...NO_STORE, location } });
  } catch {
    // Mail services repeat the request.
    return new Response(null, { status: 503, headers: NO_STORE });
  }
}

/** Whether the key is known. A newsletter whose address was deleted is ended already. */
async function endLetters(key: string, locale: Locale): Promise<boolean> {
  const answer = await callByKey('unsubscribeLetter', { key }, locale);
  if (answer !== 'unknown') return true;
  return (await endSubscription(key, locale)) !== null;
}
