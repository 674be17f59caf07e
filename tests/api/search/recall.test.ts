import type { ImportItem } from '@/backend/import/item';
import { SEARCH_WINDOW } from '@/backend/contract/search/calls';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { variantsOf } from '@/backend/modules/search/queries/query-variants';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto } from '@/tests/support/items';
import { dataPath, describeWithData } from '@/tests/support/shared-data';
import { eventsOf, itemsOf } from '@/tests/api/import/events';

/** How many words of each length are searched; half of them follow a Latin letter or a digit directly. */
const WORDS = { 2: 80, 3: 70, 4: 50 };
const AFTER_LATIN = /(?<=[A-Za-z0-9])\p{Script=Han}+/gu;
const ANYWHERE = /\p{Script=Han}+/gu;
const NUMBER = / №(\d+)$/;

describeWithData('recall over real articles and flashes', () => {
  let backend: TestBackend;
  let words: string[] = [];
  const texts = new Map<number, { kind: ImportItem['kind']; text: string; folded: string }>();

  beforeAll(async () => {
    backend = await startBackend({ SAMPLE_CONTENT: 'off' });
    const stories = [...itemsOf(await eventsOf(dataPath('articles')))].concat(
      itemsOf(await eventsOf(dataPath('flashes'))),
    );
    stories.forEach((story, number) => {
      // A number at the end of every title identifies the story in whatever language it is shown.
      for (const { text } of story.texts) text.title += ` №${number}`;
      const plain = story.texts.map(({ text }) =>
        [
          text.title,
          text.summary,
          text.body.replace(/<\/?[a-z][^>]*>/g, (tag) => (BLOCK.test(tag) ? '\n' : '')),
        ].join('\n'),
      );
      const text = plain.join('\n');
      texts.set(number, { kind: story.kind, text, folded: foldCharacters(text) });
    });
    // Before the first call: the backend closes a connection that is idle for as long as this takes.
    words = sample([...texts.values()].map(({ text }) => text));
    for (let from = 0; from < stories.length; from += 100) {
      const answer = await importInto(backend, stories.slice(from, from + 100));
      expect(answer.data.added).toBe(Math.min(100, stories.length - from));
    }
  }, 300_000);
  afterAll(() => backend.destroy());

  test('200 words find every story that contains them', async () => {
    expect(words).toHaveLength(200);
    const missed: string[] = [];
    const counts = { standIn: 0, found: 0, astray: 0 };
    for (const word of words) {
      for (const kind of ['article', 'flash'] as const) {
        const expected = [...texts].filter(
          ([, textRow]) => textRow.kind === kind && textRow.text.includes(word),
        );
        expect(expected.length).toBeLessThanOrEqual(SEARCH_WINDOW);
        const hitNumbers = await find(word, kind);
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
    }
    expect(missed).toEqual([]);
    expect(counts.found).toBe(counts.standIn);
    // Longer words are looked up by groups of three characters, which seldom gives false matches.
    expect(counts.astray / counts.standIn).toBeLessThan(0.03);
  }, 300_000);

  test('titles are found when typed with a space between Han and Latin characters', async () => {
    const titles = [...texts].flatMap(([number, { kind, text }]) => {
      const title = (text.split('\n')[0] ?? '').replace(NUMBER, '');
      const spaced = title.replace(
        /(?<=[A-Za-z0-9])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[A-Za-z0-9])/gu,
        ' ',
      );
      return spaced === title || spaced.length > 60 ? [] : [{ number, kind, spaced }];
    });
    expect(titles.length).toBeGreaterThan(100);
    const lost: string[] = [];
    for (const { number, kind, spaced } of titles)
      if (kind !== 'page' && !(await find(spaced, kind)).has(number)) lost.push(spaced);
    expect(lost).toEqual([]);
  }, 300_000);

  async function find(keyword: string, kind: 'article' | 'flash'): Promise<Set<number>> {
    const numbers = new Set<number>();
    for (let page = 1; page <= SEARCH_WINDOW / 100; page += 1) {
      const { list, total } = await backend.call('searchMore', { keyword, kind, page, size: 100 });
      for (const hit of list)
        numbers.add(Number(NUMBER.exec(hit.title.map((part) => part.text).join(''))?.[1] ?? -1));
      if (page * 100 >= total) break;
    }
    return numbers;
  }
});

const BLOCK = /^<\/?(?:p|div|li|h\d|blockquote|pre|tr|td|th|figcaption|br|hr|dt|dd|aside|ul|ol|table)\b/;

/** Words of each length, spread evenly over all words that at least two stories contain, the same ones in every run. */
function sample(texts: string[]): string[] {
  return Object.entries(WORDS).flatMap(([length, count]) => {
    const behindLatin = spread(wordsOf(texts, Number(length), AFTER_LATIN, true), count / 2);
    const others = wordsOf(texts, Number(length), ANYWHERE, false).filter(
      (word) => !behindLatin.includes(word),
    );
    return [...behindLatin, ...spread(others, count / 2)];
  });
}

function wordsOf(texts: string[], length: number, runs: RegExp, isFirstOnly: boolean): string[] {
  const standIn = new Map<string, number>();
  for (const text of texts) {
    const words = [...text.matchAll(runs)].flatMap(([run]) => {
      const characters = [...run];
      const starts = isFirstOnly ? 1 : characters.length - length + 1;
      return Array.from({ length: Math.max(0, starts) }, (_, at) =>
        characters.slice(at, at + length).join(''),
      );
    });
    for (const word of new Set(words))
      if ([...word].length === length) standIn.set(word, (standIn.get(word) ?? 0) + 1);
  }
  return [...standIn]
    .filter(([, count]) => count > 1 && count < 300)
    .map(([word]) => word)
    .sort();
}

function spread(words: string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => words[Math.floor((index * words.length) / count)] ?? '');
}
