/** @jest-environment node */
import { deliverDirectly } from '@/backend/import/deliver-directly';
import type { ImportItem } from '@/backend/import/item';
import type { ImportSubjects } from '@/backend/import/store/subjects';
import type { Context } from '@/backend/kernel/context';

const subjects: ImportSubjects<null> = {
  findItems: async () => [],
  prepareTexts: async () => null,
  saveItems: async () => ({ waiting: [], stored: [] }),
  findPages: async () => new Map(),
  savePage: async () => '',
  authorIds: async () => new Map(),
  categoryIds: async () => new Map(),
  labelIds: async () => new Map(),
  fetchPicture: async () => new Uint8Array(),
  storePicture: async () => '',
  isClosed: () => Promise.resolve(false),
  saveOldAddresses: async () => 0,
  saveOldTermAddresses: async () => 0,
  leadLinks: async () => 0,
  saveEvents: async () => ({ added: 0, updated: 0, unchanged: 0, cancelled: 0, remarks: [] }),
};

const item = (n: number): ImportItem => ({
  sourceKey: `a:${n}`,
  kind: 'flash',
  texts: [{ lang: 'en', text: { title: `Item ${n}`, summary: '', body: '' } }],
  authorName: null,
  categoryName: null,
  labelNames: [],
  releasedAt: null,
  sourceUrl: null,
  sourceName: null,
  picUrl: null,
  status: 'approved',
  isImportant: false,
});

/** How often the tables are analysed while this many stories are imported, a hundred at a time. */
async function analysesOf(items: number, isEmbedded: boolean): Promise<number> {
  let count = 0;
  const sql = { unsafe: async () => void (count += 1) };
  const context = { database: { isEmbedded, sql }, now: () => new Date() } as unknown as Context;
  const deliver = deliverDirectly(context, subjects, { isOffline: true, allowPrivate: false });
  for (let from = 0; from < items; from += 100)
    await deliver.items(Array.from({ length: 100 }, (_, n) => item(from + n)));
  return count;
}

test('an import without the backend updates the statistics of the embedded database, less and less often', async () => {
  expect(await analysesOf(200, true)).toBe(0);
  expect(await analysesOf(300, true)).toBe(1);
  expect(await analysesOf(4000, true)).toBeLessThanOrEqual(6);
});

test('an import does not update the statistics of a database server, which does so itself', async () => {
  expect(await analysesOf(1000, false)).toBe(0);
});
