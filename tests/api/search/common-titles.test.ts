import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';

let backend: TestBackend;
const COUNT = 240;

/** More stories than are looked through for common words: every tenth has one of two words in its title. */
beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
  const items = Array.from({ length: COUNT }, (_, n) =>
    makeItem(`${n}`, {
      title: n % 10 === 0 ? `赎回札记${n}` : n % 10 === 1 ? `柜台札记${n}` : `札记${n}`,
      body: n === 7 ? '<p>到账。</p>' : '<p>没有别的。</p>',
      releasedAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
    }),
  );
  items.push(makeItem('both', { title: '在柜台试赎回', releasedAt: '2025-12-01T00:00:00.000Z' }));
  for (let from = 0; from < items.length; from += 100)
    await importInto(backend, items.slice(from, from + 100));
}, 120_000);
afterAll(() => backend.destroy());

test('a sentence finds the title that has two of its words, each of them common', async () => {
  const { list, is_partial } = await backend.call('searchMore', { keyword: '柜台赎回多久到账？' });
  expect(is_partial).toBe(true);
  expect(list[0]?.title.map(({ text }) => text).join('')).toBe('在柜台试赎回');
});
