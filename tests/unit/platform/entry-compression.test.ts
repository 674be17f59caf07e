/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EntryCompression } from '@/lib/platform/cache/entry-compression';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lx-compression-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Text that does not repeat itself, the same for the same seed. */
function noise(seed: number, length: number): string {
  let state = seed;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(33 + (state >>> 24) / 3);
  }).join('');
}

const FRAME = noise(1, 30_000);
const pageOf = (text: string) => ({
  value: { kind: 'APP_PAGE', html: `${FRAME}${text}`, rscData: Buffer.from(text) },
  bornAt: 1,
  since: 0,
  tags: ['a'],
  cacheControl: null,
});

test('the common parts of pages are stored once', () => {
  const compression = new EntryCompression(folder);
  compression.compress(pageOf('first'));
  const [next, after] = [pageOf(noise(2, 300)), pageOf(noise(3, 300))];
  const stored = [compression.compress(next), compression.compress(after)];
  for (const bytes of stored) expect(bytes.length).toBeLessThan(FRAME.length / 10);
  expect(stored.map((bytes) => compression.expand(bytes))).toEqual([next, after]);
});

test('the parts of stories, which are stored as fragments, are compressed against the first one', () => {
  const compression = new EntryCompression(folder);
  const fragmentOf = (text: string) => ({ ...pageOf(''), value: { fragment: FRAME + text, change: null } });
  compression.compress(fragmentOf('first'));
  const second = fragmentOf(noise(2, 300));
  const stored = compression.compress(second);
  expect(stored.length).toBeLessThan(FRAME.length / 10);
  expect(new EntryCompression(folder).expand(stored)).toEqual(second);
});

test('entries can be read after a restart, also the first of their kind and one without a dictionary', () => {
  const compression = new EntryCompression(folder);
  const entries = [pageOf('first'), pageOf('second'), { ...pageOf(''), value: 'a script' }];
  const stored = [];
  for (const entry of entries) stored.push(compression.compress(entry));
  const restarted = new EntryCompression(folder);
  expect(stored.map((bytes) => restarted.expand(bytes))).toEqual(entries);
});

test('an entry cannot be read with another dictionary, without one, or when a byte was changed', () => {
  const compression = new EntryCompression(folder);
  compression.compress(pageOf('first'));
  const stored = compression.compress(pageOf(noise(2, 300)));
  const changed = Buffer.from(stored);
  changed[changed.length - 10] = (changed.at(-10) ?? 0) ^ 1;
  expect(() => compression.expand(changed)).toThrow();

  rmSync(folder, { recursive: true });
  const other = new EntryCompression(folder);
  expect(() => other.expand(stored)).toThrow();
  other.compress({ ...pageOf(''), value: { html: noise(9, 40_000) } });
  expect(() => other.expand(stored)).toThrow();
});

test('what is stored shares its memory with nothing else, which would stay as long as it does', () => {
  const compression = new EntryCompression(folder);
  const stored = compression.compress(pageOf('first'));
  expect(stored.length).toBeLessThan(Buffer.poolSize / 2);
  expect(stored.buffer.byteLength).toBe(stored.length);
});
