/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EntryStore } from '@/lib/platform/cache/entry-store';
import { sweepFolder } from '@/lib/platform/cache/sweep-folder';
import { until } from '@/tests/support/until';

const ROOM = { bytes: 1024 ** 2, files: 100 };

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lx-cache-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const entry = (value: unknown) => ({
  value,
  bornAt: 1,
  since: 0,
  tags: ['a'],
  cacheControl: { revalidate: 60 },
});

test('an entry survives a restart, including its buffers and maps', async () => {
  const page = {
    html: '<p>页</p>',
    rscData: Buffer.from('x'),
    segmentData: new Map([['/_tree', Buffer.from('y')]]),
  };
  await new EntryStore(folder, ROOM).set('/news', entry(page));
  expect(await new EntryStore(folder, ROOM).get('/news')).toEqual(entry(page));
  expect(await new EntryStore(folder, ROOM).get('/other')).toBeNull();
});

test('a deleted entry is gone from memory and disk', async () => {
  const store = new EntryStore(folder, ROOM);
  await store.set('k', entry(1));
  await store.delete('k');
  expect(await store.get('k')).toBeNull();
  expect(await new EntryStore(folder, ROOM).get('k')).toBeNull();
});

test('an entry that cannot be written is in memory, also the first page, against which others would be compressed', async () => {
  const store = new EntryStore(join(folder, 'full'), ROOM);
  rmSync(join(folder, 'full'), { recursive: true });
  // No folder can be made where a file lies.
  writeFileSync(join(folder, 'full'), '');
  const page = entry({ html: randomBytes(20_000).toString('hex') });
  await expect(store.set('k', page)).rejects.toThrow();
  expect(await store.get('k')).toEqual(page);
});

test('an entry that is stored anew while it is deleted stays on disk', async () => {
  const store = new EntryStore(folder, ROOM);
  await store.set('k', entry('old'));
  await Promise.all([store.delete('k'), store.set('k', entry('new'))]);
  expect(await new EntryStore(folder, ROOM).get('k')).toEqual(entry('new'));
});

test('an entry that is read while it is replaced or deleted does not come back', async () => {
  // So large that reading it takes longer than writing the other one.
  const large = entry(randomBytes(8 * 1024 * 1024));
  const small = entry('new');
  for (const isInMemory of [true, false]) {
    let store = new EntryStore(folder, ROOM);
    const change = async (act: () => Promise<void>) => {
      await store.set('k', large);
      if (!isInMemory) store = new EntryStore(folder, ROOM);
      const reading = store.get('k');
      await act();
      await reading;
    };
    await change(() => store.set('k', small));
    expect(await store.get('k')).toEqual(small);
    await change(() => store.delete('k'));
    expect(await store.get('k')).toBeNull();
  }
});

test('a folder is limited in bytes on disk and in files, and the newest files stay', async () => {
  const write = (name: string, bytes: number, age: number) => {
    const path = join(folder, name);
    writeFileSync(path, 'x'.repeat(bytes));
    utimesSync(path, 1_000_000 - age, 1_000_000 - age);
  };
  const names = () => readdirSync(folder).sort();
  // One byte takes a block of 4096, too, so ten small files need more than 20,000 bytes on disk.
  for (let n = 0; n < 10; n += 1) write(`small-${n}`, 1, n);
  await sweepFolder(folder, { bytes: 100_000, files: 100 });
  expect(names()).toHaveLength(10);
  await sweepFolder(folder, { bytes: 20_480, files: 100 });
  expect(names()).toEqual(['small-0', 'small-1', 'small-2', 'small-3']);
  await sweepFolder(folder, { bytes: 1_000_000, files: 2 });
  expect(names()).toEqual(['small-0']);
});

test('entries beyond the limit are deleted, the oldest first, once the folder has been counted', async () => {
  const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((f) => f.isFile());
  const store = new EntryStore(folder, { bytes: 1024 ** 3, files: 2100 });
  for (let n = 0; n < 2150; n += 1) await store.set(`/news/${n}`, entry(n));
  await until(async () => {
    // The folder is counted while writing goes on; the next write finds that there are too many.
    await store.set('/news/2149', entry(2149));
    return files().length <= 2100;
  });
  expect(await new EntryStore(folder, ROOM).get('/news/0')).toBeNull();
  expect(await new EntryStore(folder, ROOM).get('/news/2149')).toEqual(entry(2149));
});
