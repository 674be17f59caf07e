import { IDS_PER_PART, SITEMAP_SOURCES, type SitemapSource } from '@/backend/contract/publishing/calls';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
  const english = { lang: 'en' as const, text: { title: 'T', summary: '', body: '<p>x</p>' } };
  const items = Array.from({ length: 5 }, (_, at) =>
    makeItem(String(at), { releasedAt: `2026-01-0${at + 1}T20:00:00.000Z`, labelNames: ['标签'] }),
  );
  items.push(
    makeItem('flash', { kind: 'flash', releasedAt: '2026-01-02T17:00:00.000Z', labelNames: [] }),
    makeItem('undated', { kind: 'flash', releasedAt: null, labelNames: [] }),
    makeItem('draft', { status: 'draft', authorName: '没有文章的人', labelNames: ['没有文章'] }),
  );
  items.push(makeItem('few', { releasedAt: '2026-01-01T20:00:00.000Z', labelNames: ['两篇'] }));
  items.push(makeItem('few too', { releasedAt: '2026-01-01T20:00:00.000Z', labelNames: ['两篇'] }));
  items[0]?.texts.push(english);
  await importInto(backend, items);
});
afterAll(() => backend.destroy());

/** All rows of a source, read in batches of two. */
async function rowsOf(of: SitemapSource) {
  const { list: ranges } = await backend.call('sitemapRanges', { of });
  const rows = [];
  for (const { range } of ranges) {
    let from = Math.max(1, range * IDS_PER_PART);
    for (;;) {
      const { list } = await backend.call('sitemapRows', {
        of,
        from,
        to: (range + 1) * IDS_PER_PART,
        size: 2,
      });
      rows.push(...list);
      const last = list.at(-1);
      if (!last || list.length < 2) break;
      from = last.id + 1;
    }
  }
  return rows.map(({ langs, ...row }) => ({ ...row, langs: langs.toSorted() }));
}

test('batches have every live story once, in order, with its languages', async () => {
  const rows = await rowsOf('content');
  expect(rows.map(({ kind }) => kind).sort()).toEqual([...Array(7).fill('article'), 'flash', 'flash']);
  expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))].sort((a, b) => a - b));
  expect(rows.map(({ langs }) => langs.join()).sort()).toEqual(['en,zh-Hans', ...Array(8).fill('zh-Hans')]);
  expect(rows.find(({ langs }) => langs.includes('en'))?.updated_time).toBe('2026-01-02 04:00:00');
  expect(rows.filter(({ updated_time }) => updated_time === '').length).toBe(1);
});

test('the update time of a list is that of its newest story, and empty lists are left out', async () => {
  const label = await rowsOf('label');
  expect(label).toEqual([
    {
      id: expect.any(Number),
      kind: null,
      pic: '',
      figure: null,
      region: 'none',
      langs: ['en', 'zh-Hans'],
      updated_time: '2026-01-06 04:00:00',
    },
  ]);
  const author = await rowsOf('author');
  // An author without stories and without a bio has no indexable page.
  expect(author.map(({ updated_time }) => updated_time)).toEqual(['2026-01-06 04:00:00']);
});

test('a row of the day source is a day of UTC+8 with a dated flash', async () => {
  const days = await rowsOf('day');
  expect(days).toEqual([
    {
      id: Date.UTC(2026, 0, 3) / 86_400_000,
      kind: null,
      pic: '',
      figure: null,
      region: 'none',
      langs: ['zh-Hans'],
      updated_time: '2026-01-03 01:00:00',
    },
  ]);
});

test('a withdrawn story leaves its source, and empty ranges are left out', async () => {
  const before = await backend.call('sitemapRanges', { of: 'day' });
  expect(before.list.length).toBe(1);
  await importInto(backend, [
    makeItem('flash', {
      kind: 'flash',
      releasedAt: '2026-01-02T17:00:00.000Z',
      labelNames: [],
      status: 'withdrawn',
    }),
  ]);
  expect((await backend.call('sitemapRanges', { of: 'day' })).list).toEqual([]);
  expect((await rowsOf('content')).length).toBe(8);
});

test('ranges have the latest update time of their rows, for each source', async () => {
  for (const of of SITEMAP_SOURCES) {
    const { list } = await backend.call('sitemapRanges', { of });
    for (const { range, updated_time } of list) {
      const rows = await backend.call('sitemapRows', {
        of,
        from: Math.max(1, range * IDS_PER_PART),
        to: (range + 1) * IDS_PER_PART,
      });
      const times = rows.list.map((row) => row.updated_time).sort();
      expect([of, times.at(-1)]).toEqual([of, updated_time]);
    }
  }
});
