/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { alertWorker } from '@/lib/alerts/worker';

interface Page {
  url: string;
  focus: () => unknown;
}

/** Runs the service worker's script as a browser does, and dispatches events to it. */
async function startWorker(pages: Page[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: unknown[][] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    location: { origin: 'https://news.example.org' },
    registration: { showNotification: (...all: unknown[]) => void shown.push(all) },
    clients: { matchAll: async () => pages, openWindow: (url: string) => void opened.push(url) },
  };
  runInNewContext(await (await alertWorker()).text(), { self, URL });
  const dispatch = async (name: string, event: object) => {
    let done: unknown;
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => (done = work) });
    await done;
  };
  return { dispatch, shown, opened, listeners };
}

const message = (locale: string) => ({
  data: { json: () => ({ id: 77, locale, lang: 'en', title: 'A title' }) },
});

test.each([
  ['zh-Hans', '/news/77'],
  ['en', '/en/news/77'],
  ['zh-Hant', '/zh-hant/news/77'],
])('key news in %s is shown once, and leads to %s', async (locale, url) => {
  const worker = await startWorker();
  await worker.dispatch('push', message(locale));
  expect(worker.shown).toEqual([
    [
      expect.any(String),
      expect.objectContaining({ body: 'A title', lang: 'en', tag: 'flash-77', data: { url } }),
    ],
  ]);
});

test.each([
  ['zh-Hans', 'moved', '时间或地点有变', '/events/101'],
  ['zh-Hant', 'reminder', '一天內開場', '/zh-hant/events/101'],
  ['en', 'cancelled', 'Event cancelled', '/en/events/101'],
])(
  'a notification about an event in %s (%s) is headed %s, and leads to %s',
  async (locale, news, heading, url) => {
    const worker = await startWorker();
    const notified = {
      event: 101,
      news,
      locale,
      lang: 'en',
      title: 'A title',
      when: '2026-12-05 14:00',
      place: '',
    };
    await worker.dispatch('push', { data: { json: () => notified } });
    expect(worker.shown).toEqual([
      [
        heading,
        expect.objectContaining({ body: 'A title\n2026-12-05 14:00', tag: 'event-101', data: { url } }),
      ],
    ]);
  },
);

test('a click on a notification opens the story, or focuses the tab where it is open', async () => {
  const close = jest.fn();
  const notification = { close, data: { url: '/en/news/77' } };
  const worker = await startWorker();
  await worker.dispatch('notificationclick', { notification });
  expect(worker.opened).toEqual(['https://news.example.org/en/news/77']);
  const page = { url: 'https://news.example.org/en/news/77', focus: jest.fn() };
  const again = await startWorker([page]);
  await again.dispatch('notificationclick', { notification });
  expect(page.focus).toHaveBeenCalledTimes(1);
  expect(again.opened).toEqual([]);
  expect(close).toHaveBeenCalledTimes(2);
});

test('the worker does not answer requests of pages', async () => {
  const { listeners } = await startWorker();
  expect([...listeners.keys()].sort()).toEqual(['install', 'notificationclick', 'push']);
});
