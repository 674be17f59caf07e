import type { ImportItem } from '@/backend/import/item';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
});
afterAll(() => backend.destroy());

const WINDOW = 8;
const MAX_OF_KIND = 3;
const DAY_MS = 86_400_000;
const quote = '<blockquote class="pull"><p>危险不再按上班时间来了。</p></blockquote>';

/** An article of a day whose title has a number, and whose text may have a quote as well. */
const article = (day: number, change: Partial<ImportItem> & { title?: string; body?: string } = {}) =>
  makeItem(`day-${day}`, {
    title: `没有人动过的${day + 2}分钟`,
    releasedAt: new Date(Date.UTC(2025, 0, 1) + day * DAY_MS).toISOString(),
    ...change,
  });

/** The covers of all live articles, oldest first. */
async function covers(): Promise<string[]> {
  const { list } = await backend.call('articles', { size: 50 });
  return list
    .toSorted((a, b) => a.release_time.localeCompare(b.release_time))
    .map(({ figure }) => figure?.kind ?? 'none');
}

function expectVariety(kinds: readonly string[]): void {
  for (let start = 0; start + WINDOW <= kinds.length; start += 1)
    for (const kind of new Set(kinds.slice(start, start + WINDOW)))
      if (kind !== 'none')
        expect(
          kinds.slice(start, start + WINDOW).filter((other) => other === kind).length,
        ).toBeLessThanOrEqual(MAX_OF_KIND);
}

test('the first three articles of a batch have the first choice, the following ones the next choice or no cover', async () => {
  const batch = Array.from({ length: 8 }, (_, day) =>
    article(day * 2, { body: day > 5 ? '<p>无</p>' : quote }),
  );
  await importInto(backend, batch.toReversed());
  expect(await covers()).toEqual([
    ...Array.from({ length: 3 }, () => 'title-number'),
    ...Array.from({ length: 3 }, () => 'quote'),
    'none',
    'none',
  ]);
});

test('a backdated article fits in and changes no cover that is there', async () => {
  const before = await covers();
  await importInto(backend, [article(5, { body: quote }), article(7)]);
  const after = await covers();
  expectVariety(after);
  expect(after.toSpliced(5, 1).toSpliced(3, 1)).toEqual(before);
});

test('withdrawing articles brings no four of a kind together, and restoring them neither', async () => {
  const more = Array.from({ length: 12 }, (_, at) =>
    article(20 + at, { body: at % 2 ? quote : '<p>无</p>' }),
  );
  await importInto(backend, more);
  expectVariety(await covers());
  const gone = [21, 23, 24, 26].map((day) =>
    article(day, { status: 'withdrawn', body: (day - 20) % 2 ? quote : '<p>无</p>' }),
  );
  await importInto(backend, gone);
  expectVariety(await covers());
  expect(await covers()).toHaveLength(18);
});

test('a text that loses what its cover drew gets another cover', async () => {
  await importInto(backend, [article(60, { body: quote })]);
  expect((await covers()).at(-1)).toBe('title-number');
  await importInto(backend, [article(60, { title: '半夜两点的账', body: quote })]);
  expect((await covers()).at(-1)).toBe('clock');
});
