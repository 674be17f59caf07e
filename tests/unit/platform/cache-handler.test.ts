/** @jest-environment node */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EntryStore } from '@/lib/platform/cache/entry-store';
import { TagLog } from '@/lib/platform/cache/tag-log';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lx-cache-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const entry = (value: unknown) => ({ value, bornAt: 1, tags: ['a'], cacheControl: { revalidate: 60 } });

test('an entry survives the process, buffers and maps included', async () => {
  const page = {
    html: '<p>页</p>',
    rscData: Buffer.from('x'),
    segmentData: new Map([['/_tree', Buffer.from('y')]]),
  };
  await new EntryStore(folder).set('/news', entry(page));
  expect(await new EntryStore(folder).get('/news')).toEqual(entry(page));
  expect(await new EntryStore(folder).get('/other')).toBeNull();
});

test('a deleted entry is gone from memory and disk', async () => {
  const store = new EntryStore(folder);
  await store.set('k', entry(1));
  await store.delete('k');
  expect(await store.get('k')).toBeNull();
  expect(await new EntryStore(folder).get('k')).toBeNull();
});

test('what changed while or after an entry was made outdates it, also after a restart', () => {
  const file = join(folder, 'tags.log');
  const log = new TagLog(file);
  log.invalidate(['content:1', 'kind:flash'], 1000);
  for (const one of [log, new TagLog(file)]) {
    expect(one.isOutdated(['content:1'], 999)).toBe(true);
    expect(one.isOutdated(['content:1'], 1000)).toBe(true);
    expect(one.isOutdated(['content:1'], 1001)).toBe(false);
    expect(one.isOutdated(['content:2'], 1)).toBe(false);
    expect(one.isOutdated(['x', 'kind:flash'], 1)).toBe(true);
  }
});

test('a log cut in the middle of a line still reads', () => {
  const file = join(folder, 'tags.log');
  const log = new TagLog(file);
  log.invalidate(['a'], 1000);
  appendFileSync(file, '17');
  expect(new TagLog(file).isOutdated(['a'], 1)).toBe(true);
});
