import type { ImportItem } from '@/backend/import/item';
import { SEARCH_WINDOW } from '@/backend/contract/search/calls';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { variantsOf } from '@/backend/modules/search/queries/query-variants';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { describeWithData } from '@/tests/support/shared-data';
import { LAST_QUERIES, LATER_QUERIES, QUERIES, type Query } from './first-three-queries';
import { FRESH_QUERIES } from './fresh-first-three-queries';
import { READER_QUERIES } from './reader-first-three-queries';
import { FLASH_QUERIES, NEW_QUERIES } from './later-first-three-queries';
import { importStories, keyOf, readRealStories } from './real-stories';
import { wordsForRecall } from './recall-words';

const BLOCK = /^<\/?(?:p|div|li|h\d|blockquote|pre|tr|td|th|figcaption|br|hr|dt|dd|aside|ul|ol|table)\b/;
/** How many searches are sent at once. */
const AT_ONCE = 4;

/** All answers, in the order of what was searched. */
async function searchAll<Searched, Found>(
  searched: readonly Searched[],
  search: (each: Searched) => Promise<Found>,
): Promise<{ of: Searched; results: Found }[]> {
  const answers: { of: Searched; results: Found }[] = [];
  for (let from = 0; from < searched.length; from += AT_ONCE)
    answers.push(
      ...(await Promise.all(
        searched.slice(from, from + AT_ONCE).map(async (each) => ({ of: each, results: await search(each) })),
      )),
    );
  return answers;
}

describeWithData('searches over real articles and flashes', () => {
  let backend: TestBackend;
  let words: string[] = [];
  /** What tells a story, by each of its titles. */
  const tellings = new Map<string, string>();
  /** The texts of the stories, by their numbers. */
  const texts = new Map<number, { kind: ImportItem['kind']; text: string; folded: string }>();
  /** The number of each story, by its id. */
  let numbers: Map<number, number>;

  beforeAll(async () => {
    backend = await startBackend({ SAMPLE_CONTENT: 'off' });
    const stories = await readRealStories();
    stories.forEach((story, number) => {
      const titles = story.texts.map(({ text }) => text.title);
      for (const title of titles) tellings.set(keyOf(title), [story.sourceKey, ...titles].join('\n'));
      const text = story.texts.map(({ text: written }) => plainOf(written)).join('\n');
      texts.set(number, { kind: story.kind, text, folded: foldCharacters(text) });
    });
    // Before the first call: the backend closes a connection that is idle for as long as this takes.
    words = wordsForRecall([...texts.values()].map(({ text }) => text));
    numbers = await importStories(backend, stories);
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
    'the first three results hold a right story for at least $min of $list.length searches',
    async ({ list, min }) => {
      const wrong = (await searchAll(list, firstThree))
        .filter(({ of, results }) => !results.some((title) => isRight(title, of)))
        .map(({ of, results }) => `${of.kind}: ${of.typed} → ${results.join(' | ')}`);
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
    (tellings.get(keyOf(title)) ?? title).split('\n').some((line) => right.test(line));

  test('200 words find every story that contains them', async () => {
    expect(words).toHaveLength(200);
    const missed: string[] = [];
    const counts = { standIn: 0, found: 0, astray: 0 };
    const searched = words.flatMap((word) => KINDS.map((kind) => ({ word, kind })));
    for (const {
      of: { word, kind },
      results: hitNumbers,
    } of await searchAll(searched, (each) => find(each.word, each.kind))) {
      const expected = [...texts].filter(
        ([, textRow]) => textRow.kind === kind && textRow.text.includes(word),
      );
      expect(expected.length).toBeLessThanOrEqual(SEARCH_WINDOW);
      const lost = expected.filter(([number]) => !hitNumbers.has(number));
      missed.push(...lost.map(([number]) => `${word} in ${number}`));
      counts.standIn += expected.length;
      counts.found += expected.length - lost.length;
      // A search also finds the words that other regions have for the same; words with a blank between them may
      // stand apart.
      const forms = variantsOf(word).map((form) => form.trim().split(/ +/));
      counts.astray += [...hitNumbers].filter(
        (number) => !forms.some((parts) => parts.every((part) => texts.get(number)?.folded.includes(part))),
      ).length;
    }
    expect(missed).toEqual([]);
    expect(counts.found).toBe(counts.standIn);
    // Longer words are looked up by groups of three characters, which seldom gives false matches.
    expect(counts.astray / counts.standIn).toBeLessThan(0.03);
  }, 300_000);

  test('titles are found when typed with a space between Han and Latin characters', async () => {
    const titles = [...texts].flatMap(([number, { kind, text }]) => {
      const title = text.split('\n')[0] ?? '';
      const spaced = title.replace(
        /(?<=[A-Za-z0-9])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[A-Za-z0-9])/gu,
        ' ',
      );
      return spaced === title || spaced.length > 60 || kind === 'page' ? [] : [{ number, kind, spaced }];
    });
    expect(titles.length).toBeGreaterThan(100);
    const lost = (await searchAll(titles, ({ spaced, kind }) => find(spaced, kind))).filter(
      ({ of, results }) => !results.has(of.number),
    );
    expect(lost.map(({ of }) => of.spaced)).toEqual([]);
  }, 300_000);

  async function find(keyword: string, kind: (typeof KINDS)[number]): Promise<Set<number>> {
    const results = new Set<number>();
    for (let page = 1; page <= SEARCH_WINDOW / 100; page += 1) {
      const { list, total } = await backend.call('searchMore', { keyword, kind, page, size: 100 });
      for (const { id } of list) results.add(numbers.get(id) ?? -1);
      if (page * 100 >= total) break;
    }
    return results;
  }
});

const KINDS = ['article', 'flash'] as const;

/** The title, the summary and the words of the body of a text. */
const plainOf = ({ title, summary, body }: ImportItem['texts'][number]['text']) =>
  [title, summary, body.replace(/<\/?[a-z][^>]*>/g, (tag) => (BLOCK.test(tag) ? '\n' : ''))].join('\n');
