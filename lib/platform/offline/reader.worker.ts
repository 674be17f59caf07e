import { IS_FILE } from './cached-files';
import { findStored } from './find-stored.worker';
import { listOfStored } from './list-of-stored.worker';

/**
 * The service worker of the installed app. With a network it passes every request on; without one it answers with the
 * cached copy of a page, marked with its time (`data-kept`), or with a list of the cached pages.
 */

declare const self: ServiceWorkerGlobalScope;

/** How long it may take this site to answer before its network counts as gone. */
const PATIENCE_MS = 4000;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(request, url));
  else if (IS_FILE.test(url.pathname)) event.respondWith(fetch(request).catch(() => storedFile(request)));
});

/**
 * Without a network the browser itself may still have the page for a while, and would show it as if it were new; and
 * what it says of the network is late or wrong. So a page that is stored is requested twice, once past the browser.
 */
async function answerPage(request: Request, url: URL): Promise<Response> {
  const isStored = (await findStored(url.origin + url.pathname)) !== null;
  const [answer, isThere] = await Promise.all([fetch(request).catch(() => null), !isStored || answers(url)]);
  return answer && isThere ? answer : storedPage(url);
}

function answers(url: URL): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(url.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

async function storedFile(request: Request): Promise<Response> {
  return (await findStored(request.url)) ?? Response.error();
}

async function storedPage(url: URL): Promise<Response> {
  const stored = await findStored(url.origin + url.pathname);
  if (!stored) return listOfStored(url);
  const headers = new Headers(stored.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  const at = new Date(stored.headers.get('date') ?? 0).toISOString();
  const text = (await stored.text()).replace('<html ', `<html data-kept="${at}" `);
  return new Response(text, { headers });
}
