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

test('the language of a list’s own texts is included', async () => {
  const sampled = await startBackend();
  const { list } = await sampled.call('specials', {});
  await sampled.destroy();
  expect(list.length).toBeGreaterThan(0);
  for (const topic of list)
    expect(topic.langs).toEqual(expect.arrayContaining(topic.intro ? [topic.lang] : []));
});
