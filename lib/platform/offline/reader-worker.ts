import { COLLECTED_CACHE, READ_CACHE } from './reader-caches';
import { WORKER_HEADERS } from './worker';

/**
 * The service worker of the installed app. With a network it passes every request on; without one it answers with the
 * cached copy of a page, marked with its time (`data-kept`), or with a list of the cached pages.
 */
export function readerWorker(): Response {
  const names = `const NAMES = ${JSON.stringify([READ_CACHE, COLLECTED_CACHE])};\n`;
  return new Response(names + SOURCE, { headers: WORKER_HEADERS });
}

const SOURCE = `
const WORDS = {
  en: { lang: 'en', title: 'No network', some: 'Kept on this device:', none: 'Nothing is kept on this device yet.' },
  'zh-hant': { lang: 'zh-Hant', title: '沒有網路', some: '這台裝置上留有：', none: '這台裝置上還沒有留下文章。' },
  'zh-Hans': { lang: 'zh-Hans', title: '没有网络', some: '这台设备上留有：', none: '这台设备上还没有留下文章。' },
};
const FILE = /^\\/(?:_next\\/static|page-scripts)\\//;
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url));
  else if (FILE.test(url.pathname)) event.respondWith(fetch(request).catch(() => keptFile(request)));
});
const PATIENCE_MS = 4000;
async function page(request, url) {
  // Without a network the browser itself may still have the page for a while, and would show it as if it were new; and
  // what it says of the network is late or wrong. So a page that is kept is asked for twice, once past the browser.
  const isKept = Boolean(await find(url.origin + url.pathname));
  const [answer, isThere] = await Promise.all([fetch(request).catch(() => null), !isKept || answers(url)]);
  return answer && isThere ? answer : keptPage(url);
}
function answers(url) {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(url.href, { method: 'HEAD', cache: 'no-store', signal }).then(() => true, () => false);
}
async function find(key) {
  for (const name of NAMES) {
    const kept = await (await caches.open(name)).match(key, { ignoreVary: true });
    if (kept) return kept;
  }
  return null;
}
async function keptFile(request) {
  return (await find(request.url)) ?? Response.error();
}
async function keptPage(url) {
  const kept = await find(url.origin + url.pathname);
  if (!kept) return listOfKept(url);
  const headers = new Headers(kept.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  const at = new Date(kept.headers.get('date') ?? 0).toISOString();
  const text = (await kept.text()).replace('<html ', '<html data-kept="' + at + '" ');
  return new Response(text, { headers });
}
async function listOfKept(url) {
  const [, first] = url.pathname.split('/');
  const words = WORDS[first] ?? WORDS['zh-Hans'];
  const rows = new Map();
  for (const name of NAMES) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).reverse()) {
      const { pathname } = new URL(request.url);
      if (FILE.test(pathname) || rows.has(pathname)) continue;
      const text = await (await cache.match(request, { ignoreVary: true })).text();
      const [, title] = /<title>([^<]*)</.exec(text) ?? [];
      rows.set(pathname, title ?? pathname);
    }
  }
  const list = [...rows].map(([path, title]) => '<li><a href="' + encodeURI(path) + '">' + title + '</a></li>').join('');
  const style = 'body{max-width:40rem;margin:10vh auto;padding:0 20px;font:17px/1.8 system-ui,sans-serif}:root{color-scheme:light dark}';
  const html = '<!doctype html><html lang="' + words.lang + '"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>' + words.title + '</title><style>' + style + '</style><h1>' + words.title + '</h1><p>' + (list ? words.some : words.none) + '</p><ul>' + list + '</ul></html>';
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" } });
}
`;
