import type { EventNews } from '@/backend/contract/alerts/event-news';
import type { Locale } from '@/lib/platform/language/locales';
import type { AlertFacts } from './alert-facts';

/**
 * The service worker that shows key news, what happens to events and price alerts as notifications, and opens the page of the story, the
 * event or the data when one is pressed. It makes no requests.
 */

declare const self: ServiceWorkerGlobalScope;
/** The route writes them before this script; see `worker.ts`. */
declare const FACTS: Record<Locale, AlertFacts>;

/** What the backend sends: a flash has an id, an event its own and what happened to it. */
interface AlertMessage {
  id?: number;
  /** What the member follows: its head, its own name, and one story, or how many there are. */
  head?: string;
  tag?: string;
  flash?: number;
  article?: number;
  many?: number;
  event?: number;
  news?: EventNews;
  /** The type of data that a price alert belongs to, and the id of the alert. */
  data?: string;
  price?: number;
  when?: string;
  place?: string;
  title: string;
  /** The language of the reader. */
  locale: Locale;
  /** The language of the title. */
  lang: Locale;
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('push', (event) => {
  const message: AlertMessage = event.data?.json();
  const facts = FACTS[message.locale] ?? FACTS['zh-Hans'];
  const kind = kindOf(message);
  const id = String(message.data ?? message.event ?? message.article ?? message.flash ?? message.id);
  const body = [message.title, message.when, message.place].filter(Boolean).join('\n');
  const title = message.head ?? (message.news && facts.news[message.news]) ?? facts.site;
  const shown = self.registration.showNotification(title, {
    body,
    lang: message.lang,
    tag: message.tag ?? (message.price ? `price-${message.price}` : `${kind}-${id}`),
    icon: '/app-icon-192.png',
    data: { url: facts[kind].replace('*', id) },
  });
  event.waitUntil(shown);
});

function kindOf({ many, data, event, article }: AlertMessage) {
  if (many) return 'follows';
  return data ? 'data' : event ? 'event' : article ? 'article' : 'flash';
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(event.notification.data.url, self.location.origin).href));
});

/** Focuses the tab that shows this page, or opens one. */
async function openPage(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === url);
  await (open ? open.focus() : self.clients.openWindow(url));
}
