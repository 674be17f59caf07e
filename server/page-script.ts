import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildMark } from '@/lib/platform/cache/build-id';
import { readPageScript } from '@/lib/platform/cache/page-scripts';
import { scriptAddressIn } from '@/lib/platform/cache/script-address';
import { cacheStores } from '@/lib/platform/cache/stores';
import { takesGzip } from './answer-key';
import { describeForFront } from './describe-for-front';

/** Only readers' own browsers may store it, since a withdrawn story cannot be removed from shared caches. */
const FOR_GOOD = 'private, max-age=31536000, immutable';
/** How long the edge cache stores a script; it removes the script with its page. */
const FRONT_MS = 3_600_000;
const PAGE_MS = 10_000;

interface Requested {
  hash: string;
  /** The address of the page to which the script belongs. */
  page: string;
  /** The port on which this portal listens. */
  port: number;
  /** Makes the script of a story's page and returns its hash; null for any other page. */
  makeOfStory: (page: string) => Promise<string | null>;
}

/**
 * Serves the start script of a cached page. If this portal does not have it, because another portal rendered the page
 * or because the page has changed since, it sends the script of the current page, uncached. A page of another build
 * gets no script: the current script names files that such a page does not have, and the page can be read without one.
 */
export async function answerPageScript(
  request: IncomingMessage,
  response: ServerResponse,
  { hash, page, port, makeOfStory }: Requested,
): Promise<void> {
  const isCompressed = takesGzip(request.headers['accept-encoding']);
  const stores = cacheStores();
  const stored = await readPageScript(stores, hash, isCompressed);
  const findCurrent = async () => (await makeOfStory(page)) ?? (await currentHash(page, port));
  const current = stored ? hash : hash.startsWith(buildMark()) ? await findCurrent() : null;
  const script = stored ?? (current ? await readPageScript(stores, current, isCompressed) : null);
  if (!script) return void response.writeHead(404, { 'cache-control': 'no-store' }).end();
  const { code, tags } = script;
  if (current === hash) describeForFront(response, { tags, until: Date.now() + FRONT_MS });
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(code.length),
    'cache-control': current === hash ? FOR_GOOD : 'no-store',
    vary: 'Accept-Encoding',
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : code);
}

/** The hash of the script of the current page, which is rendered if it is not cached. Null when that fails. */
async function currentHash(page: string, port: number): Promise<string | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${page}`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PAGE_MS),
    });
    const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html');
    // An address that is no page may be a stream without an end.
    if (!isPage) await answer.body?.cancel();
    return isPage ? (scriptAddressIn(await answer.text())?.hash ?? null) : null;
  } catch {
    return null;
  }
}
