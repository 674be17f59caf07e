import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';

let backend: TestBackend;
const TODAY = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
  await importInto(backend, [
    makeItem('clock', { title: '有钟点的文章', releasedAt: '2015-12-21T06:52:10.000Z' }),
    makeItem('day', { title: '只有日子的文章', releasedAt: '2015-12-21' }),
    makeItem('month', { title: '只有月份的文章', releasedAt: '2015-11' }),
    makeItem('flash-day', { kind: 'flash', title: '只有日子的快讯', releasedAt: TODAY }),
    makeItem('flash-old', { kind: 'flash', title: '有钟点的快讯', releasedAt: '2016-03-04T05:06:07.000Z' }),
    makeItem('flash-old-day', { kind: 'flash', title: '那天的快讯', releasedAt: '2016-03-04' }),
  ]);
});
afterAll(() => backend.destroy());

test('lists and stories give a date as precisely as the source does', async () => {
  const { list } = await backend.call('articles', {});
  expect(list.map(({ title, release_time, updated_time }) => [title, release_time, updated_time])).toEqual([
    ['有钟点的文章', '2015-12-21 14:52:10', '2015-12-21 14:52:10'],
    ['只有日子的文章', '2015-12-21', '2015-12-21'],
    ['只有月份的文章', '2015-11', '2015-11'],
  ]);
  const [, day] = list;
  expect(await backend.call('contentDetails', { id: day?.id ?? 0 })).toMatchObject({
    release_time: '2015-12-21',
  });
});

test('search, feeds and sitemaps do so, too', async () => {
  const { list: hits } = await backend.call('searchMore', { keyword: '只有日子的文章' });
  expect(hits.map(({ release_time }) => release_time)).toContain('2015-12-21');
  const { list: feed } = await backend.call('feedItems', { kind: 'article', size: 10 });
  expect(feed.map(({ release_time }) => release_time)).toContain('2015-12-21');
  const { list: rows } = await backend.call('sitemapRows', {
    of: 'content',
    from: 1,
    to: 100_000,
    size: 100,
  });
  expect(rows.map(({ updated_time }) => updated_time)).toEqual(
    expect.arrayContaining(['2015-12-21 14:52:10', '2015-12-21']),
  );
  const { list: news } = await backend.call('newsItems', {});
  expect(news.map(({ release_time }) => release_time)).toEqual([TODAY]);
});

test('a flash without a time of day is counted for its day and for none of the hours', async () => {
  const day = await backend.call('flashDay', { day: '2016-03-04' });
  expect(day.total).toBe(2);
  expect(day.hours.reduce((sum, count) => sum + count, 0)).toBe(1);
});
