/** @jest-environment node */
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TagLog } from '@/lib/platform/cache/tag-log';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lx-cache-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a change during or after the rendering of an entry makes it outdated, also after a restart', () => {
  const file = join(folder, 'tags.log');
  const log = new TagLog(file);
  const before = log.position;
  log.invalidate(['content:1', 'kind:flash'], 17);
  for (const tagLog of [log, new TagLog(file)]) {
    expect(tagLog.isOutdated(['content:1'], before)).toBe(true);
    expect(tagLog.isOutdated(['content:1'], tagLog.position)).toBe(false);
    expect(tagLog.isOutdated(['content:2'], before)).toBe(false);
    expect(tagLog.isOutdated(['x', 'kind:flash'], before)).toBe(true);
    expect(tagLog.lastChange).toBe(17);
  }
});

test('a log that ends in the middle of a line can be read', () => {
  const file = join(folder, 'tags.log');
  const log = new TagLog(file);
  log.invalidate(['a'], 1000);
  appendFileSync(file, '2 @10');
  const read = new TagLog(file);
  expect(read.isOutdated(['a'], 0)).toBe(true);
  expect(read.lastChange).toBe(1000);
});

test('an entry rendered at a position beyond the end of the log is outdated', () => {
  const log = new TagLog(join(folder, 'tags.log'));
  log.invalidate(['a']);
  expect(log.isOutdated(['b'], 1)).toBe(false);
  expect(log.isOutdated(['b'], 2)).toBe(true);
});

test('while the file cannot be written changes count, and it is complete once it can be written again', () => {
  const file = join(folder, 'tags.log');
  const log = new TagLog(file);
  log.invalidate(['a'], 1);
  rmSync(file);
  mkdirSync(file);
  log.invalidate(['closed:b'], 2);
  log.invalidate(['c'], 3);
  expect(log.writeError).not.toBeNull();
  expect(['a', 'closed:b', 'c'].map((tag) => log.isOutdated([tag], 1))).toEqual([false, true, true]);
  expect(log.lastChange).toBe(3);
  rmSync(file, { recursive: true });
  log.invalidate(['d'], 4);
  expect(log.writeError).toBeNull();
  const again = new TagLog(file);
  expect(['a', 'closed:b', 'c', 'd'].map((tag) => again.isOutdated([tag], 1))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(again.lastChange).toBe(4);
});

test('a portal that starts on a full disk reads the log all the same', () => {
  const file = join(folder, 'tags.log');
  new TagLog(file).invalidate(['a'], 1);
  mkdirSync(`${file}.part`);
  const log = new TagLog(file);
  expect(log.isOutdated(['a'], 0)).toBe(true);
  expect(log.writeError).not.toBeNull();
});
