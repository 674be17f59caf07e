import { TICKET_CACHE } from '@/lib/tickets/offline';

export const dynamic = 'force-static';

/**
 * The worker that answers for pages of tickets while there is no network: the page as it was seen last, its scripts,
 * styles and fonts. Built files never change under their names, so they are taken from the cache at once.
 */
const SOURCE = `
const NAME = ${JSON.stringify(TICKET_CACHE)};
const PATIENCE_MS = 4000;
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url));
  else if (url.pathname.startsWith('/_next/static/')) event.respondWith(file(request));
});
async function page(request, url) {
  const cache = await caches.open(NAME);
  const key = url.origin + url.pathname;
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
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

/** It may ask this site, and nothing else. */
const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'cache-control': 'no-cache',
};

export function GET(): Response {
  return new Response(SOURCE, { headers: HEADERS });
}
