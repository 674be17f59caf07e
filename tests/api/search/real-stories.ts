import postgres from 'postgres';
import type { CallOutput } from '@/backend/contract/calls';
import type { ImportItem } from '@/backend/import/item';
import { databaseSettings } from '@/tests/support/data-template';
import type { TestBackend } from '@/tests/support/backend';
import { importInto } from '@/tests/support/items';
import { dataPath } from '@/tests/support/shared-data';
import { eventsOf, itemsOf } from '@/tests/api/import/events';

/** All articles and flashes of the shared data. */
export async function readRealStories(): Promise<ImportItem[]> {
  return itemsOf(await eventsOf(dataPath('articles'))).concat(itemsOf(await eventsOf(dataPath('flashes'))));
}

/** A title as a key: blanks around Latin words are set anew where texts are stored. */
export const keyOf = (title: string) => title.replaceAll(/\s/g, '');

/**
 * Imports stories into an empty backend.
 * @returns the index of each story, by its id
 */
export async function importStories(
  backend: TestBackend,
  stories: readonly ImportItem[],
): Promise<Map<number, number>> {
  for (let from = 0; from < stories.length; from += 100) {
    const answer = await importInto(backend, stories.slice(from, from + 100));
    expect(answer.data.added).toBe(Math.min(100, stories.length - from));
  }
  await tidyUp(backend);
  const titles = new Map([...(await articleTitles(backend)), ...(await flashTitles(backend))]);
  expect(titles.size).toBe(stories.length);
  // Stories get ascending ids in the order in which they are imported.
  const numbers = new Map([...titles.keys()].sort((a, b) => a - b).map((id, number) => [id, number]));
  const misplaced = [...numbers].filter(([id, number]) => {
    const texts = stories[number]?.texts ?? [];
    const shown = texts.find(({ lang }) => lang === 'zh-Hans') ?? (texts.length === 1 ? texts[0] : undefined);
    if (!shown || shown.lang === 'zh-Hant') return false;
    // Characters without a shape are not stored.
    return keyOf(shown.text.title.replaceAll(/\p{Cf}/gu, '')) !== keyOf(titles.get(id) ?? '');
  });
  expect(misplaced).toEqual([]);
  return numbers;
}

async function articleTitles(backend: TestBackend): Promise<[number, string][]> {
  const titles: [number, string][] = [];
  for (let page = 1; ; page += 1) {
    const { list, total } = await backend.call('articles', { size: 100, page });
    titles.push(...list.map(({ id, title }): [number, string] => [id, title]));
    if (page * 100 >= total) return titles;
  }
}

async function flashTitles(backend: TestBackend): Promise<[number, string][]> {
  const titles: [number, string][] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: CallOutput<'flashes'> = await backend.call('flashes', {
      size: 100,
      ...(cursor && { cursor }),
    });
    titles.push(...page.list.map(({ id, title }): [number, string] => [id, title]));
    cursor = page.next;
  }
  return titles;
}

/** What a server does by itself after many writes; the one that tests share does not. */
async function tidyUp({ dataDir }: TestBackend): Promise<void> {
  const { DATABASE_URL } = databaseSettings(dataDir);
  if (!DATABASE_URL) return;
  const sql = postgres(DATABASE_URL, { max: 1, onnotice: () => undefined });
  await sql`vacuum analyze`;
  await sql.end();
}
