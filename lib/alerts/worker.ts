import { LOCALES } from '@/lib/platform/language/locales';
import { siteName } from '@/lib/platform/config/site';
import { href } from '@/lib/platform/routing/href';

/** The worker only shows notifications; it loads nothing. */
const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'cache-control': 'no-cache',
};
const ID = 987_654_321;

/** The service worker that shows key news as notifications, and opens the news when one is pressed. */
export function alertWorker(): Response {
  const addresses = Object.fromEntries(
    LOCALES.map((locale) => [locale, href(locale, 'flash', { id: ID }).replace(String(ID), '*')]),
  );
  const names = Object.fromEntries(LOCALES.map((locale) => [locale, siteName(locale)]));
  const facts = `const NAMES = ${JSON.stringify(names)};\nconst ADDRESSES = ${JSON.stringify(addresses)};\n`;
  return new Response(facts + SOURCE, { headers: HEADERS });
}

const SOURCE = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => {
  const { id, locale, lang, title } = event.data.json();
  const url = (ADDRESSES[locale] ?? ADDRESSES['zh-Hans']).replace('*', id);
  event.waitUntil(self.registration.showNotification(NAMES[locale], {
    body: title, lang, tag: 'flash-' + id, icon: '/app-icon-192.png', data: { url },
  }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin).href;
  event.waitUntil(self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
    const open = pages.find((page) => page.url === url);
    return open ? open.focus() : self.clients.openWindow(url);
  }));
});
`;
