/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import ical from 'node-ical';
import RssParser from 'rss-parser';
import { toAtom } from '@/lib/publishing/feed/atom';
import { cleanFeed } from '@/lib/publishing/feed/clean-feed';
import type { Feed } from '@/lib/publishing/feed/feed';
import { toJsonFeed } from '@/lib/publishing/feed/json-feed';
import { toRss } from '@/lib/publishing/feed/rss';
import { toCalendarFile } from '@/lib/publishing/calendar';
import { newsSitemap } from '@/lib/publishing/sitemap/write';
import { cleanLine } from '@/lib/publishing/xml/clean-text';
import { readFeed } from '@/tests/support/feed-reader';
import { dataPath, describeWithData } from '@/tests/support/shared-data';

const TIME = '2026-11-20T08:00:00+08:00';
const OWN = [
  'a\rb\r\nc\nd',
  'e\u0000\u0007\u001b[31mf',
  '\ud800g\udc00',
  'h\u2028i\u0085j\ufffe',
  '\u200f',
  ']]>&amp;',
];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const titlesIn = (folder: string): string[] =>
  readdirSync(dataPath(folder))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => stringsIn(JSON.parse(readFileSync(join(dataPath(folder), name), 'utf8'))));

const feedOf = (titles: readonly string[]): Feed => ({
  id: 'tag:lianxun,2026:en',
  title: 'T\r\u0000',
  description: '',
  language: 'en',
  pageUrl: 'https://example.org/',
  feedUrl: 'https://example.org/feed.xml',
  hubUrl: null,
  updatedAt: TIME,
  items: titles.map((title, at) => ({
    id: `tag:lianxun,2026:en/article/${at}`,
    url: `https://example.org/wz_detail/${at}`,
    title,
    summary: title,
    html: title,
    publishedAt: TIME,
    updatedAt: TIME,
    author: { name: title, url: 'https://example.org/' },
    categories: [title],
    picture: null,
  })),
});

const expected = (titles: readonly string[]) =>
  titles.map((title, at) => cleanLine(title) || `https://example.org/wz_detail/${at}`);

const xmlReader = new XMLParser({ trimValues: false, parseTagValue: false, processEntities: true });

function checkAll(titles: readonly string[]): void {
  const feed = cleanFeed(feedOf(titles));

  test('feed readers get every title unchanged', async () => {
    for (const xml of [toRss(feed), toAtom(feed)]) {
      expect(XMLValidator.validate(xml)).toBe(true);
      expect((await readFeed(xml)).items.length).toBe(titles.length);
    }
    const rss = await new RssParser().parseString(toRss(feed));
    expect(rss.items.map(({ title }) => title)).toEqual(expected(titles));
    const atom = xmlReader.parse(toAtom(feed)) as { feed: { entry: { title: string }[] } };
    expect(atom.feed.entry.map(({ title }) => title)).toEqual(expected(titles));
    const json = JSON.parse(toJsonFeed(feed)) as { items: { title: string }[] };
    expect(json.items.map(({ title }) => title)).toEqual(expected(titles));
  });

  test('readers of news sitemaps get every title unchanged', () => {
    const xml = newsSitemap(
      titles.map((title, at) => ({
        address: `https://example.org/wz_detail/${at}`,
        title: cleanLine(title),
        publishedAt: TIME,
        language: 'en',
        publication: 'T',
      })),
    );
    expect(XMLValidator.validate(xml)).toBe(true);
    const { urlset } = xmlReader.parse(xml) as {
      urlset: { url: { 'news:news': { 'news:title': string } }[] };
    };
    expect(urlset.url.map((url) => url['news:news']['news:title'])).toEqual(titles.map(cleanLine));
  });

  test('calendars get every title unchanged', () => {
    const file = toCalendarFile(
      titles.map((title, at) => ({
        uid: `event-${at}@lianxun`,
        title,
        location: title,
        description: title,
        url: 'https://example.org/events/1',
        startsAt: TIME,
        endsAt: '2026-11-20T09:00:00+08:00',
        timeZone: 'Asia/Shanghai',
        updatedAt: TIME,
        sequence: 0,
        isCancelled: false,
      })),
      'N;,\\\r\n',
    );
    const lines = file.split('\r\n');
    const faulty = lines.filter(
      (line) => Buffer.byteLength(line) > 75 || /[\u0000-\u0008\u000b-\u001f\u007f]/.test(line),
    );
    expect(faulty).toEqual([]);
    const calendar = new ICAL.Component(ICAL.parse(file));
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect(events.map(({ summary }) => summary)).toEqual(titles.map(cleanLine));
    expect(events.map(({ location }) => location)).toEqual(titles.map((title) => cleanLine(title) || null));
    expect(
      Object.values(ical.sync.parseICS(file)).filter((component) => component?.type === 'VEVENT').length,
    ).toBe(titles.length);
  });
}

describe('line breaks, control characters and halves of characters', () => {
  checkAll(OWN);

  it('are cleaned as expected', () => {
    expect(OWN.map(cleanLine)).toEqual(['a b c d', 'e[31mf', 'g', 'h i j', '\u200f', ']]>&amp;']);
  });
});

describeWithData('hostile titles', () => checkAll(['naughty', 'xss'].flatMap(titlesIn).slice(0, 6000)));
