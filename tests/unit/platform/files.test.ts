import { fileTarget } from '@/lib/platform/routing/files';

test.each([
  ['/rss', '/feed.xml', true],
  ['/feed', '/feed.xml', true],
  ['/rss.xml', '/feed.xml', true],
  ['/events/7.ics', '/calendars/zh-Hans/7', false],
  ['/news/feed.xml', '/feeds/zh-Hans/news/feed.xml', false],
  ['/manifest.webmanifest', '/manifests/zh-Hans', false],
  ['/llms.txt', '/markdown/zh-Hans/llms', false],
  ['/llms-full.txt', '/markdown/zh-Hans/llms-full', false],
  ['/wz_detail/7.md', '/markdown/zh-Hans/article/7', false],
  ['/embed/news', '/embeds/zh-Hans/latest', false],
  ['/embed/news/7', '/embeds/zh-Hans/flash/7', false],
  ['/embed/articles/7', '/embeds/zh-Hans/article/7', false],
  ['/embed/events/7', '/embeds/zh-Hans/event/7', false],
  ['/embed/data/btc', '/embeds/zh-Hans/series/btc', false],
  ['/embed/flashes', '/embeds/zh-Hans/latest', false],
  ['/embed/content/7', '/embeds/zh-Hans/flash/7', false],
  ['/embed/series/btc', '/embeds/zh-Hans/series/btc', false],
])('%s leads to %s', (path, target, isElsewhere) => {
  expect(fileTarget(path, 'zh-Hans', null)).toEqual({ path: target, isElsewhere });
});

test('the calendar file of an event is in the language of its address', () => {
  expect(fileTarget('/events/7.ics', 'en', null)?.path).toBe('/calendars/en/7');
  expect(fileTarget('/events/7.ics', 'zh-Hant', null)?.path).toBe('/calendars/zh-Hant/7');
});

test('a guessed feed address redirects to the feed in the same language', () => {
  expect(fileTarget('/rss', 'en', null)?.path).toBe('/en/feed.xml');
});

test.each([
  '/',
  '/news',
  '/events/7',
  '/events/0.ics',
  '/home_wz/page/2/feed.xml',
  '/embed',
  '/embed/articles',
  '/embed/content',
  '/embed/flashes/7',
  '/embed/news/0',
  '/embed/events/7/x',
])('%s is not a file', (path) => {
  expect(fileTarget(path, 'zh-Hans', null)).toBeNull();
});
