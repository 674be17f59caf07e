import { z } from 'zod';
import { startBackendProcess, type BackendProcess } from '@/tests/support/backend';
import { inDatabase } from '@/tests/support/database';
import { importInto, makeItem } from '@/tests/support/items';
import { until } from '@/tests/support/until';

const STORIES = 40;

let backend: BackendProcess;
afterEach(() => backend.destroy());

const totalOf = async (keyword: string) => (await backend.call('searchMore', { keyword })).total;

/**
 * Makes the index look as an earlier version left it: without titles and names, and with Chinese joined to the letters
 * before it.
 */
const MAKE_OLD = `
  update search_docs set title_words = '', names = '{}', words = to_tsvector('simple', 'gas上限投票过半');
  delete from search_docs where kind = 'author';
  delete from search_grams;
  delete from search_titles;
  delete from settings where key = 'search:index';`;

test('the index of an earlier version is rebuilt while the backend serves, also across a restart', async () => {
  backend = await startBackendProcess({ SAMPLE_CONTENT: 'off' });
  const stories = Array.from({ length: STORIES }, (_, n) =>
    makeItem(`old-${n}`, { title: `gas上限投票过半 第${n}次` }),
  );
  await importInto(backend, stories);
  expect(await totalOf('投票过半')).toBe(STORIES);
  const { dataDir } = backend;
  await backend.stop();
  inDatabase(dataDir, MAKE_OLD);

  backend = await startBackendProcess({ SAMPLE_CONTENT: 'off' }, dataDir);
  expect(await totalOf('投票过半')).toBeLessThan(STORIES);
  await until(async () => (await totalOf('投票过半')) >= 5);
  await backend.stop('SIGKILL');
  const [stored] = z
    .array(z.object({ value: z.object({ version: z.number() }) }))
    .parse(inDatabase(dataDir, `select value from settings where key = 'search:index'`));
  expect(stored?.value.version).toBe(4);

  backend = await startBackendProcess({ SAMPLE_CONTENT: 'off' }, dataDir);
  await until(async () => (await totalOf('投票过半')) === STORIES);
  await until(
    async () => (await backend.call('searchMore', { keyword: '测试作者', kind: 'author' })).total === 1,
  );
  const [first] = (await backend.call('searchMore', { keyword: 'gas上限投票过半第7次' })).list;
  expect(first?.title.map((part) => part.text).join('')).toBe('gas上限投票过半 第7次');
  expect((await backend.call('searchMore', { keyword: 'gass' })).suggestions).toEqual(['gas']);
}, 240_000);
