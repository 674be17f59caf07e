import { expect, test } from '@/tests/support/browser-test';
import { XMLValidator } from 'fast-xml-parser';
import ical from 'node-ical';
import robotsParser from 'robots-parser';
import RssParser from 'rss-parser';
import Sitemapper from 'sitemapper';
import { readFeed } from '@/tests/support/feed-reader';

/** Feeds, sitemaps and calendars are read with real clients of these formats. */

const PREFIXES = ['', '/zh-hant', '/en'] as const;
const HONG_KONG = '/zh-hant/hk';
const LANGUAGE = { '': 'zh-Hans', '/zh-hant': 'zh-Hant-TW', '/en': 'en' } as const;
const FILES = ['feed.xml', 'atom.xml', 'feed.json'] as const;
const CHANNELS = [
  '',
  '/news',
  '/home_wz',
  '/home_wz/1',
  '/news/category/1',
  '/columnlist/1',
  '/features/5',
  '/features/label/4',
  '/events',
  '/hk',
  '/usa',
];

interface JsonFeed {
  version: string;
  feed_url: string;
  home_page_url: string;
  language: string;
  items: {
    id: string;
    url: string;
    title: string;
    content_html: string;
    date_published: string;
    date_modified: string;
  }[];
}

for (const channel of CHANNELS) {
  test(`${channel || '/'} has a feed in three formats and three languages`, async ({ request, baseURL }) => {
    for (const prefix of PREFIXES) {
      const [rss, atom, json] = await Promise.all(
        FILES.map(async (file) => {
          const answer = await request.get(`${prefix}${channel}/${file}`);
          expect(answer.status(), `${prefix}${channel}/${file}`).toBe(200);
          return answer.text();
        }),
      );
      const feed = JSON.parse(json ?? '') as JsonFeed;
      expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
      expect(feed.feed_url).toBe(`${baseURL}${prefix}${channel}/feed.json`);
      expect(feed.language).toBe(prefix + channel === HONG_KONG ? 'zh-Hant-HK' : LANGUAGE[prefix]);
      for (const xml of [rss ?? '', atom ?? '']) {
        expect(XMLValidator.validate(xml)).toBe(true);
        const read = await readFeed(xml);
        expect(read.items.map((item) => [item.guid, item.link, item.title])).toEqual(
          feed.items.map((item) => [item.id, item.url, item.title]),
        );
        expect(read.items.map((item) => item.pubdate?.getTime())).toEqual(
          feed.items.map((item) => Math.floor(Date.parse(item.date_published) / 1000) * 1000),
        );
      }
      const parsed = await new RssParser().parseString(rss ?? '');
      expect(parsed.items.every((item) => item['content:encoded'] !== undefined || item.content !== '')).toBe(
        true,
      );
      // Further demands of the feed validator: unique ids, different dates, no empty text.
      expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
      expect(new Set(feed.items.map(({ date_modified }) => date_modified)).size).toBe(feed.items.length);
      for (const item of feed.items) {
        expect(item.id).toMatch(/^tag:lianxun,2026:[A-Za-z-]+\/(flash|article|event)\/\d+$/);
        expect([item.title.trim(), item.content_html.trim()]).not.toContain('');
        expect(item.content_html).not.toMatch(/(?:href|src)="(?!https?:|mailto:)/);
        expect(new URL(item.url).pathname.startsWith(`${prefix}/`)).toBe(true);
      }
      if (prefix !== '/en') expect(feed.items.length, `${prefix}${channel}`).toBeGreaterThan(0);
    }
  });
}

test('pages link to their feeds, and the feeds exist', async ({ request, baseURL }) => {
  for (const page of ['/', '/news', '/zh-hant/home_wz', '/en/events', '/features/5', '/columnlist/1']) {
    const [head = ''] = (await (await request.get(page)).text()).split('</head>');
    const links = [...head.matchAll(/<link rel="alternate" type="([^"]+)"[^>]* href="([^"]+)"/g)].filter(
      ([, type]) => type !== 'text/html',
    );
    expect(new Set(links.map(([, type]) => type)).size, page).toBeGreaterThanOrEqual(3);
    for (const [, type = '', href = ''] of links) {
      const answer = await request.get(new URL(href, baseURL).toString());
      expect(answer.status(), href).toBe(200);
      expect(answer.headers()['content-type']).toContain(type);
    }
  }
});

test('an unchanged feed is answered with 304', async ({ request }) => {
  const first = await request.get('/news/feed.xml');
  const { etag = '' } = first.headers();
  expect((await request.get('/news/feed.xml', { headers: { 'if-none-match': etag } })).status()).toBe(304);
  const other = await request.get('/news/feed.xml', { headers: { 'if-none-match': '"another"' } });
  expect(other.status()).toBe(200);
  const dated = async () => (await request.get('/news/feed.xml')).headers()['last-modified'];
  await expect.poll(dated).toBeTruthy();
  const since = await request.get('/news/feed.xml', {
    headers: { 'if-modified-since': (await dated()) ?? '' },
  });
  expect(since.status()).toBe(304);
});

test('pages without a feed answer 404 at the address of one', async ({ request }) => {
  for (const path of ['/features/99999/feed.xml', '/aboutus/feed.xml', '/news/feed.txt'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('a sitemap reader finds every part', async ({ baseURL }) => {
  const { sites, errors } = await new Sitemapper({ url: `${baseURL}/sitemap.xml`, timeout: 30_000 }).fetch();
  expect(errors).toEqual([]);
  expect(new Set(sites).size).toBe(sites.length);
  expect(sites.length).toBeGreaterThan(600);
});

test('the news sitemap has the stories of two days in three languages', async ({ request }) => {
  const news = await (await request.get('/sitemap-news.xml')).text();
  const languages = new Set([...news.matchAll(/<news:language>([^<]+)</g)].map(([, language]) => language));
  expect(languages).toEqual(new Set(['zh-cn', 'zh-tw', 'en']));
  const dates = [...news.matchAll(/<news:publication_date>([^<]+)</g)].map(([, date]) =>
    Date.parse(date ?? ''),
  );
  expect(dates.length).toBeLessThanOrEqual(1000);
  expect(Math.min(...dates)).toBeGreaterThan(Date.now() - 49 * 3_600_000);
});

test('robots.txt allows crawlers the public pages and nothing else', async ({ request, baseURL }) => {
  const robots = robotsParser(`${baseURL}/robots.txt`, await (await request.get('/robots.txt')).text());
  expect(robots.getSitemaps()).toEqual([`${baseURL}/sitemap.xml`, `${baseURL}/sitemap-news.xml`]);
  for (const agent of ['Googlebot', 'Baiduspider', 'bingbot']) {
    const can = (path: string) => robots.isAllowed(`${baseURL}${path}`, agent);
    for (const path of [
      '/',
      '/news',
      '/news/1001',
      '/zh-hant/features/5',
      '/en/home',
      '/feed.xml',
      '/mycelium',
      '/api/events/calendar.ics?locale=en',
      '/_next/static/a.css',
    ])
      expect(can(path), path).toBe(true);
    for (const path of [
      '/my',
      '/my/realname',
      '/zh-hant/publish',
      '/en/search/btc',
      '/api/session',
      '/ac_create/3',
    ])
      expect(can(path), path).toBe(false);
  }
});

test('the calendar of all events is read by a calendar library', async ({ request }) => {
  for (const locale of ['zh-Hans', 'en']) {
    const text = await (await request.get(`/api/events/calendar.ics?locale=${locale}`)).text();
    const entries = Object.values(ical.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT');
    const isOver = entries.map((entry) => entry?.type === 'VEVENT' && Number(entry.end) < Date.now());
    expect(isOver.filter(Boolean).length).toBeGreaterThan(0);
    expect(isOver.filter((over) => !over).length).toBeGreaterThan(3);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    for (const entry of entries) {
      if (entry?.type !== 'VEVENT') continue;
      expect(entry.uid).toMatch(/^event-\d+@lianxun$/);
      expect(Number(entry.sequence)).toBeGreaterThanOrEqual(0);
      expect(entry.lastmodified?.getTime()).toBeLessThanOrEqual(Date.now());
      expect(entry.end?.getTime() ?? 0).toBeGreaterThanOrEqual(entry.start.getTime());
      expect(['CONFIRMED', 'CANCELLED']).toContain(entry.status);
    }
  }
});
