import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
});
afterAll(() => backend.destroy());

const english = { lang: 'en' as const, text: { title: 'T', summary: '', body: '<p>x</p>' } };
const story = (key: string, texts = makeItem(key).texts) => ({
  ...makeItem(key, { labelNames: ['标签'], categoryName: '深度' }),
  texts,
});

/** The languages of the author, the label and the category of the stories above. */
async function langsOfLists() {
  const [author] = (await backend.call('authors', {})).list;
  const { list } = await backend.call('articles', {});
  const labelId = list[0]?.labels[0]?.id ?? 1;
  const { label } = await backend.call('labelDetails', { id: labelId });
  const { list: categories } = await backend.call('categories', {});
  const category = categories.find(({ name }) => name === '深度')?.id;
  const { langs } = await backend.call('articles', { category });
  return { author: author?.langs, label: label.langs, category: langs };
}

test('a list has the languages of its stories, from the first story to the last', async () => {
  await importInto(backend, [story('a'), story('b')]);
  const chinese = ['zh-Hans'];
  expect(await langsOfLists()).toEqual({ author: chinese, label: chinese, category: chinese });

  await importInto(backend, [story('b', [...makeItem('b').texts, english])]);
  const both = ['zh-Hans', 'en'];
  expect(await langsOfLists()).toEqual({ author: both, label: both, category: both });

  await importInto(backend, [{ ...story('b', [...makeItem('b').texts, english]), status: 'withdrawn' }]);
  expect(await langsOfLists()).toEqual({ author: chinese, label: chinese, category: chinese });

  await importInto(backend, [{ ...story('a'), status: 'withdrawn' }]);
  expect(await langsOfLists()).toEqual({ author: [], label: [], category: [] });
});

test('a list of one language has its newest stories, however many newer ones are in another', async () => {
  const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T00:00:00Z`;
  await importInto(backend, [
    { ...story('old article', [...makeItem('old article').texts, english]), releasedAt: at(1) },
    { ...story('old flash', [...makeItem('old flash').texts, english]), kind: 'flash', releasedAt: at(1) },
    ...[2, 3, 4].map((day) => ({ ...story(`article of ${day}`), releasedAt: at(day) })),
    ...[2, 3, 4].map((day) => ({ ...story(`flash of ${day}`), kind: 'flash' as const, releasedAt: at(day) })),
  ]);
  const request = { lang: 'en', locale: 'en', size: 1 } as const;
  const articles = await backend.call('articles', request);
  expect(articles.list.map(({ title }) => title)).toEqual(['T']);
  expect(articles.total).toBe(1);
  const label = (await backend.call('articles', { size: 1 })).list[0]?.labels[0]?.id ?? 0;
  expect((await backend.call('articles', { ...request, label })).list).toHaveLength(1);
  const flashes = await backend.call('flashes', request);
  expect(flashes.list.map(({ title }) => title)).toEqual(['T']);
});

test('the run of stories has the important ones, the others, or both', async () => {
  const countOf = async (isImportant?: boolean) =>
    (await backend.call('contentRun', { important: isImportant, kind: 'flash', size: 50 })).list.length;
  await importInto(backend, [{ ...story('key news'), kind: 'flash', isImportant: true }]);
  const all = await countOf();
  expect(await countOf(true)).toBe(1);
  expect(await countOf(false)).toBe(all - 1);
  expect(all).toBeGreaterThan(1);
});

test('the language of a list’s own texts is included', async () => {
  const sampled = await startBackend();
  const { list } = await sampled.call('specials', {});
  await sampled.destroy();
  expect(list.length).toBeGreaterThan(0);
  for (const topic of list)
    expect(topic.langs).toEqual(expect.arrayContaining(topic.intro ? [topic.lang] : []));
});
