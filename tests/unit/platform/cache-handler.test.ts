/** @jest-environment node */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EntryStore } from '@/lib/platform/cache/entry-store';
import { TagLog } from '@/lib/platform/cache/tag-log';

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
  const before = log.position;
  log.invalidate(['content:1', 'kind:flash'], 17);
  for (const one of [log, new TagLog(file)]) {
    expect(one.isOutdated(['content:1'], before)).toBe(true);
    expect(one.isOutdated(['content:1'], one.position)).toBe(false);
    expect(one.isOutdated(['content:2'], before)).toBe(false);
    expect(one.isOutdated(['x', 'kind:flash'], before)).toBe(true);
    expect(one.lastChange).toBe(17);
  }
});

test('a log cut in the middle of a line still reads', () => {
  const file = join(folder, 'tags.log');
  const log = new TagLog(file);
  log.invalidate(['a'], 1000);
  appendFileSync(file, '2 @10');
  const read = new TagLog(file);
  expect(read.isOutdated(['a'], 0)).toBe(true);
  expect(read.lastChange).toBe(1000);
});

test('an answer that was begun after all the log knows of is not believed', () => {
  const log = new TagLog(join(folder, 'tags.log'));
  log.invalidate(['a']);
  expect(log.isOutdated(['b'], 1)).toBe(false);
  expect(log.isOutdated(['b'], 2)).toBe(true);
});
