import { fetchGuarded, type GuardedAnswer } from '@/backend/modules/uploads/commands/fetch-guarded';
import {
  decodePage,
  type PageHead,
  readOembedFacts,
  readPageHead,
} from '@/backend/modules/writing/queries/previews/page-head';

const TIMEOUT_MS = 8000;
const MAX_BYTES = 2 * 1024 * 1024;
const OEMBED_TIMEOUT_MS = 4000;
const OEMBED_MAX_BYTES = 256 * 1024;
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;

type FetchPage = typeof fetchGuarded;

/**
 * The metadata of a page; null for an address that does not answer, is too slow, too large, not HTML, or in a private
 * network. Where the page names an address of oEmbed and leaves something out, that is asked, too: WordPress has no other
 * picture.
 */
export async function readLink(url: string, fetchPage: FetchPage = fetchGuarded): Promise<PageHead | null> {
  const answer = await answerOf(fetchPage, url, {
    ...{ timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES },
    headers: { accept: 'text/html' },
  });
  const type = answer?.header('content-type') ?? null;
  if (!answer || !HTML.test(type ?? '')) return null;
  const html = decodePage(answer.bytes, type);
  const head = readPageHead(html, answer.url);
  if (head.oembed === null) return head;
  const oembed = await answerOf(fetchPage, head.oembed, {
    ...{ timeoutMs: OEMBED_TIMEOUT_MS, maxBytes: OEMBED_MAX_BYTES },
    headers: { accept: 'application/json' },
  });
  if (!oembed) return head;
  return readPageHead(html, answer.url, readOembedFacts(new TextDecoder().decode(oembed.bytes)));
}

/** A good answer; null for any other, and for none. */
async function answerOf(
  fetchPage: FetchPage,
  url: string,
  limits: Omit<Parameters<FetchPage>[1], 'mayBePrivate'>,
): Promise<GuardedAnswer | null> {
  try {
    const answer = await fetchPage(url, { ...limits, mayBePrivate: () => false });
    return answer.status >= 200 && answer.status < 300 ? answer : null;
  } catch {
    return null;
  }
}
