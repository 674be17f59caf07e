/** Headers of a worker's script: it may connect to this site only. */
export const WORKER_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'cache-control': 'no-cache',
};

/**
 * A service worker that serves its pages without a network: each in its last loaded state, with its scripts, styles and
 * fonts. Files whose names change with their content always come from the cache first.
 * @param cache name of the cache; `storePageOffline` uses the same one
 * @param elsewhere source of an async function `elsewhere(url)`: the address under which a page is stored if not under
 * its own, or null
 */
export function offlineWorker(cache: string, elsewhere = NOWHERE): Response {
  const source = `const NAME = ${JSON.stringify(cache)};\n${elsewhere}\n${SOURCE}`;
  return new Response(source, { headers: WORKER_HEADERS });
}

const NOWHERE = 'const elsewhere = async () => null;';

const SOURCE = `
const PATIENCE_MS = 4000;
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url));
  else if (/^\\/(?:_next\\/static|page-scripts)\\//.test(url.pathname)) event.respondWith(file(request));
});
async function page(request, url) {
  const cache = await caches.open(NAME);
  const key = url.origin + url.pathname;
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok) await cache.put(key, answer.clone());
    return answer.status >= 500 ? (await cache.match(key)) ?? answer : answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    const address = await elsewhere(url);
    if (address !== null && (await cache.match(url.origin + address)))
      return Response.redirect(address + url.hash, 302);
    throw error;
  }
}
async function file(request) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
`;
