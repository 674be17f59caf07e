/** @jest-environment node */
import { XMLParser } from 'fast-xml-parser';
import { toAtom } from '@/lib/publishing/feed/atom';
import type { Feed } from '@/lib/publishing/feed/feed';
import { toJsonFeed } from '@/lib/publishing/feed/json-feed';
import { toRss } from '@/lib/publishing/feed/rss';

const feedOf = (at: string): Feed => ({
  id: 'tag:a',
  title: '链讯',
  description: '快讯',
  language: 'zh-Hans',
  pageUrl: 'https://a.example/',
  feedUrl: 'https://a.example/feed.xml',
  hubUrl: null,
  updatedAt: at,
  items: [
    {
      id: 'tag:a:1',
      url: 'https://a.example/1',
      title: '一',
      summary: '',
      html: '<p>一</p>',
      publishedAt: at,
      updatedAt: at,
      author: null,
      categories: [],
      picture: null,
    },
  ],
});
const parse = (xml: string) => new XMLParser({ parseTagValue: false }).parse(xml);

test('a date without a time gets none in RSS', () => {
  const { channel } = parse(toRss(feedOf('2015-12-21'))).rss;
  expect(channel.lastBuildDate).toBeUndefined();
  expect(channel.item.pubDate).toBeUndefined();
  expect(channel.item['dc:date']).toBe('2015-12-21');
  const clocked = parse(toRss(feedOf('2015-12-21T08:00:00+08:00'))).rss.channel.item;
  expect([clocked.pubDate, clocked['dc:date']]).toEqual(['Mon, 21 Dec 2015 00:00:00 GMT', undefined]);
});

test('a date without a time gets one in Atom only where Atom requires it: midnight in UTC+8', () => {
  const { entry } = parse(toAtom(feedOf('2015-12-21'))).feed;
  expect([entry.published, entry['dc:date'], entry.updated]).toEqual([
    undefined,
    '2015-12-21',
    '2015-12-21T00:00:00+08:00',
  ]);
  const clocked = parse(toAtom(feedOf('2015-12-21T08:00:00+08:00'))).feed.entry;
  expect([clocked.published, clocked.updated]).toEqual([
    '2015-12-21T08:00:00+08:00',
    '2015-12-21T08:00:00+08:00',
  ]);
});

test('a date without a time gets none in JSON Feed', () => {
  const { items } = JSON.parse(toJsonFeed(feedOf('2015-12-21')));
  expect(items[0].date_published).toBe('2015-12-21');
});
