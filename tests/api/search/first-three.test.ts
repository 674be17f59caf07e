import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto } from '@/tests/support/items';
import { dataPath, describeWithData } from '@/tests/support/shared-data';
import { eventsOf, itemsOf } from '@/tests/api/import/events';
import { LAST_QUERIES, LATER_QUERIES, QUERIES, type Query } from './first-three-queries';
import { FRESH_QUERIES } from './fresh-first-three-queries';
import { READER_QUERIES } from './reader-first-three-queries';
import { FLASH_QUERIES, NEW_QUERIES } from './later-first-three-queries';

/** Blanks around Latin words are set anew where texts are stored. */
const keyOf = (title: string) => title.replaceAll(/\s/g, '');

describeWithData('the first three results over real articles and flashes', () => {
  let backend: TestBackend;
  /** What tells a story, by each of its titles. */
  const stories = new Map<string, string>();

  beforeAll(async () => {
    backend = await startBackend({ SAMPLE_CONTENT: 'off' });
    const items = itemsOf(await eventsOf(dataPath('articles'))).concat(
      itemsOf(await eventsOf(dataPath('flashes'))),
    );
    for (const item of items)
      for (const { text } of item.texts)
        stories.set(
          keyOf(text.title),
          [item.sourceKey, ...item.texts.map((other) => other.text.title)].join('\n'),
        );
    for (let from = 0; from < items.length; from += 100)
      expect((await importInto(backend, items.slice(from, from + 100))).code).toBe(200);
  }, 300_000);
  afterAll(() => backend.destroy());

  test.each([
    { list: QUERIES, min: 60 },
    { list: LATER_QUERIES, min: 46 },
    { list: LAST_QUERIES, min: 53 },
    { list: NEW_QUERIES, min: 63 },
    { list: FLASH_QUERIES, min: 42 },
    { list: FRESH_QUERIES, min: 55 },
    { list: READER_QUERIES, min: 39 },
  ])(
    'hold a right story for at least $least of $list.length searches',
    async ({ list, min }) => {
      const wrong: string[] = [];
      for (const query of list) {
        const titles = await firstThree(query);
        if (!titles.some((title) => isRight(title, query)))
          wrong.push(`${query.kind}: ${query.typed} → ${titles.join(' | ')}`);
      }
      // The list is shown when there are too many.
      expect(list.length - wrong.length < min ? wrong : []).toEqual([]);
    },
    240_000,
  );

  async function firstThree({ typed }: Query): Promise<string[]> {
    const { list } = await backend.call('searchMore', { keyword: typed, page: 1, size: 3 });
    return list.map(({ title }) => title.map((part) => part.text).join(''));
  }

  const isRight = (title: string, { right }: Query) =>
    (stories.get(keyOf(title)) ?? title).split('\n').some((line) => right.test(line));
});
