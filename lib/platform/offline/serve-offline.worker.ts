import { IS_FILE } from './cached-files';

declare const self: ServiceWorkerGlobalScope;

/** How long a page may take before its cached copy is shown. */
const PATIENCE_MS = 4000;

/**
 * A service worker that serves its pages without a network: each in its last loaded state, with its scripts, styles and
 * fonts. Files whose names change with their content always come from the cache first.
 * @param cacheName name of the cache; `storePageOffline` uses the same one
 * @param otherAddress the address under which a page is stored if not under its own, or null
 */
export function serveOffline(
  cacheName: string,
  otherAddress: (url: URL) => Promise<string | null> = async () => null,
): void {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== self.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(answerPage(request, url));
    else if (IS_FILE.test(url.pathname)) event.respondWith(answerFile(request));
  });

  async function answerPage(request: Request, url: URL): Promise<Response> {
    const cache = await caches.open(cacheName);
    const key = url.origin + url.pathname;
    try {
      const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
      if (answer.ok) await cache.put(key, answer.clone());
      return answer.status >= 500 ? ((await cache.match(key)) ?? answer) : answer;
    } catch (error) {
      const stored = await cache.match(key);
      if (stored) return stored;
      const address = await otherAddress(url);
      if (address !== null && (await cache.match(url.origin + address)))
        return Response.redirect(address + url.hash, 302);
      throw error;
    }
  }

  async function answerFile(request: Request): Promise<Response> {
    const cache = await caches.open(cacheName);
    const stored = await cache.match(request);
    if (stored) return stored;
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  }
}
