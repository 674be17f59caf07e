import iconv from 'iconv-lite';
import type { MemberCalls } from '@/tests/support/drafts';
import { type FeedsDesk, startFeedsDesk } from '@/tests/support/feeds-desk';

/** Feeds that break the rules: ids that name nothing, dates that say nothing, and false claims. */

/** Dates of stories stay the same from one reading to the next. */
const BEGAN = Date.now();

let desk: FeedsDesk;
let server: FeedsDesk['server'];
let editor: MemberCalls;

beforeAll(async () => {
  desk = await startFeedsDesk();
  ({ server, editor } = desk);
});
afterAll(() => desk.stop());

const titles = async (feed: string) => (await desk.waiting(feed)).map(({ title }) => title);

interface OddItem {
  title: string;
  link?: string;
  guid?: string;
  /** Hours ago, or text as it is; null for no date. */
  date?: number | string | null;
  more?: string;
}

const itemOf = ({ title, link, guid, date = 1, more = '' }: OddItem) =>
  [
    `<item><title>${title}</title><description>${title}的内容</description>${more}`,
    link === undefined ? '' : `<link>${server.base}${link}</link>`,
    guid === undefined ? '' : `<guid isPermaLink="false">${guid}</guid>`,
    date === null
      ? ''
      : `<pubDate>${typeof date === 'string' ? date : new Date(BEGAN - date * 3_600_000).toUTCString()}</pubDate>`,
    '</item>',
  ].join('');

const feedOf = (name: string, items: readonly OddItem[]) =>
  `<rss version="2.0"><channel><title>${name}</title><link>${server.base}/</link><language>zh-cn</language>${items.map(itemOf).join('')}</channel></rss>`;

function serve(path: string, name: string, items: readonly OddItem[]): void {
  server.set(path, (_, response) => response.end(feedOf(name, items)));
}

const SHARED: Record<string, (n: number) => Pick<OddItem, 'guid' | 'link'>> = {
  'an id': (n) => ({ guid: 'news', link: `/id/${n}` }),
  'an id and an address': () => ({ guid: 'news', link: '/both' }),
  'an address': () => ({ link: '/address' }),
  'an id and the front page': () => ({ guid: 'front', link: '/' }),
};
/** A letter before the titles of each, because the same title is listed once for all feeds. */
const SHORT = Object.fromEntries(Object.keys(SHARED).map((name, at) => [name, '甲乙丙丁'[at]]));
const STORIES = [
  '监管约谈平台负责人',
  '矿机价格上涨三成',
  '跨链桥恢复运行',
  '稳定币储备报告出炉',
  '法院驳回上诉请求',
];

test.each(Object.entries(SHARED))(
  'stories that share %s replace neither what waits nor what is live',
  async (name, shared) => {
    const path = `/${encodeURIComponent(name)}.xml`;
    const items = STORIES.map((title, n) => ({
      title: `${SHORT[name] ?? ''}${title}`,
      date: 5 - n * 0.5,
      ...shared(n),
    }));
    serve(path, name, items.slice(0, 1));
    const feed = await desk.addFeed(path, name);
    const [first] = await desk.waiting(name);
    const flash = (
      await editor('publishFlash', { title: items[0]?.title, text: '内容', incoming_id: first?.id })
    ).data;
    // One story at a time under the same key, then several at once.
    for (const answer of [items.slice(1, 2), items.slice(2, 3), items.slice(3), items, items.slice(4)]) {
      serve(path, name, answer);
      await desk.readAgain(feed);
    }
    expect(await titles(name)).toEqual(
      items
        .slice(1)
        .toReversed()
        .map(({ title }) => title),
    );
    expect((await editor('sourceChanges')).data.list.filter(({ id }) => id === flash.id)).toEqual([]);
  },
);

test('entries without a readable date are listed last and without a time', async () => {
  serve('/undated.xml', '无期', [
    { title: '没有日期的一条', guid: 'n1', date: null },
    { title: '日期读不懂的一条', guid: 'n2', date: '不日' },
    { title: '两小时前的一条', guid: 'n3', date: '2小时前' },
    { title: '昨天的一条', guid: 'n4', date: 24 },
  ]);
  await desk.addFeed('/undated.xml', '无期');
  const rows = await desk.waiting('无期');
  expect(rows.map(({ title, time }) => [title, time !== null])).toEqual([
    ['两小时前的一条', true],
    ['昨天的一条', true],
    ['没有日期的一条', false],
    ['日期读不懂的一条', false],
  ]);
  const { list } = (await editor('incoming')).data;
  expect(list.findIndex(({ time }) => time === null)).toBe(list.filter(({ time }) => time !== null).length);
});

test('an editor can choose the charset of a feed that claims another one', async () => {
  server.set('/charset.xml', (_, response) => {
    response.setHeader('content-type', 'text/xml; charset=big5');
    response.end(iconv.encode(feedOf('错标', [{ title: '于是', guid: 'c1' }]), 'gbk'));
  });
  const id = await desk.addFeed('/charset.xml', '错标');
  expect((await desk.feed(id))?.charset).toBeNull();
  await editor('editFeed', { id, charset: 'gb18030' });
  await desk.readAgain(id);
  expect((await desk.feed(id))?.charset).toBe('gb18030');
  expect(await titles('错标')).toContain('于是');
  expect((await editor('editFeed', { id, charset: 'klingon' })).code).toBe(400);
});

test('the feed of a web page is found, read and kept as the address', async () => {
  serve('/feed-of-page.xml', '主页的', [{ title: '主页的一条', guid: 'p1' }]);
  server.set('/home', (_, response) =>
    response.end('<!doctype html><link rel="alternate" type="application/rss+xml" href="/feed-of-page.xml">'),
  );
  const id = await desk.addFeed('/home');
  expect(await desk.feed(id)).toMatchObject({
    url: `${server.base}/feed-of-page.xml`,
    name: '主页的',
    error: null,
  });
  expect(await titles('主页的')).toEqual(['主页的一条']);
  server.set('/page', (_, response) =>
    response.end('<!doctype html><link rel="alternate" type="application/rss+xml" href="/other-page">'),
  );
  server.set('/other-page', (_, response) =>
    response.end('<!doctype html><link rel="alternate" type="application/rss+xml" href="/page">'),
  );
  const circle = await desk.addFeed('/page', '绕圈');
  expect(await desk.feed(circle)).toMatchObject({ error: { key: 'notAFeed' } });
});

test('an episode of a podcast is offered as audio', async () => {
  const more = '<enclosure url="https://cast.example/8.mp3" type="audio/mpeg" length="1"/>';
  serve('/cast.xml', '播客', [{ title: '第8期', guid: 'e8', more }]);
  await desk.addFeed('/cast.xml', '播客');
  expect((await desk.waiting('播客'))[0]?.text).toBe('第8期的内容\n音频：https://cast.example/8.mp3');
});
