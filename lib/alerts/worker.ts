import type { EventNews } from '@/backend/contract/alerts/event-news';
import { type Locale, LOCALES } from '@/lib/platform/language/locales';
import { messagesOf } from '@/lib/platform/language/messages';
import { siteName } from '@/lib/platform/config/site';
import { href } from '@/lib/platform/routing/href';

/** The worker only shows notifications; it makes no requests. */
const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'cache-control': 'no-cache',
};
const ID = 987_654_321;

/** What the worker needs in one language: the addresses of pages and the titles of notifications. */
interface Facts {
  flash: string;
  event: string;
  site: string;
  news: Record<EventNews, string>;
}

/**
 * The service worker that shows key news and what happens to events as notifications, and opens the story's or the
 * event's page when one is pressed.
 */
export async function alertWorker(): Promise<Response> {
  const facts = await Promise.all(LOCALES.map(async (locale) => [locale, await factsOf(locale)]));
  return new Response(`const FACTS = ${JSON.stringify(Object.fromEntries(facts))};\n${SOURCE}`, {
    headers: HEADERS,
  });
}

async function factsOf(locale: Locale): Promise<Facts> {
  const address = (name: 'flash' | 'event') => href(locale, name, { id: ID }).replace(String(ID), '*');
  return {
    flash: address('flash'),
    event: address('event'),
    site: siteName(locale),
    news: (await messagesOf(locale)).alerts.push,
  };
}

const SOURCE = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => {
  const message = event.data.json();
  const facts = FACTS[message.locale] ?? FACTS['zh-Hans'];
  const kind = message.event ? 'event' : 'flash';
  const id = message.event ?? message.id;
  const body = [message.title, message.when, message.place].filter(Boolean).join('\\n');
  event.waitUntil(self.registration.showNotification(facts.news[message.news] ?? facts.site, {
    body, lang: message.lang, tag: kind + '-' + id, icon: '/app-icon-192.png',
    data: { url: facts[kind].replace('*', id) },
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
