/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RedisLink } from '@/backend/contract/process/redis';
import { takeSharedEntry, isExpired } from '@/lib/platform/cache/take-shared-entry';
import { EntryStore } from '@/lib/platform/cache/entry-store';
import { PAGE_TAGS_HEADER, readPageTags } from '@/lib/platform/cache/page-tags';
import { scriptKey } from '@/lib/platform/cache/script-address';
import { SharedEntries } from '@/lib/platform/cache/shared-entries';
import type { Stores } from '@/lib/platform/cache/stores';
import { TagLog } from '@/lib/platform/cache/tag-log';
import { hasRedis, TestRedis } from '@/tests/support/redis';

const ROOM = { bytes: 1024 ** 2, files: 100 };

const MEGABYTE = 1024 ** 2;
const folder = mkdtempSync(join(tmpdir(), 'lx-shared-'));
let redis: TestRedis;
let link: RedisLink;
let portals = 0;

interface Portal extends Stores {
  shared: SharedEntries;
}

/** A portal that has read the backend's changes up to number 10. */
function portal({ bytes = MEGABYTE, secret = 'secret', key = 'build', sequence = 'one' } = {}): Portal {
  const portalFolder = join(folder, String((portals += 1)));
  const shared = new SharedEntries(link, { bytes, secret, key });
  shared.follow(sequence);
  const log = new TagLog(join(portalFolder, 'tags.log'));
  // Each portal's log has other positions.
  for (let n = 0; n < portals; n += 1) log.invalidate(['other']);
  log.invalidate(['all'], 10);
  return { entries: new EntryStore(join(portalFolder, 'entries'), ROOM), log, shared };
}
const page = (html: string, more: object = {}) => ({
  value: { kind: 'APP_PAGE', html, headers: { [PAGE_TAGS_HEADER]: '1 999 content:1' }, ...more },
  bornAt: Date.now(),
  since: 999,
  tags: ['content:1', 'all'],
  cacheControl: { revalidate: 300 },
});
const htmlOf = (entry: { value: unknown } | null): unknown => entry && Object(entry.value).html;

afterAll(() => rmSync(folder, { recursive: true }));

(hasRedis ? describe : describe.skip)('pages that portals share', () => {
  beforeAll(async () => {
    redis = await TestRedis.start();
    link = new RedisLink(redis.url);
    await link.start();
  });
  afterAll(async () => {
    link.stop();
    await redis.kill();
  });
  beforeEach(() => link.send(['FLUSHALL']));

  test('a page that one portal rendered is adopted by another at its own log position, and stored there', async () => {
    const [first, other] = [portal(), portal()];
    await first.shared.put('/a', page('made once'), 10);
    const adopted = await takeSharedEntry(other, '/a');
    expect(htmlOf(adopted)).toBe('made once');
    expect(adopted?.since).toBe(other.log.position);
    const header = Object(adopted?.value).headers[PAGE_TAGS_HEADER];
    expect(readPageTags(header)?.since).toBe(other.log.position);
    await link.send(['FLUSHALL']);
    expect(htmlOf(await other.entries.get('/a'))).toBe('made once');
    expect(await takeSharedEntry(portal(), '/a')).toBeNull();
  });

  test('a page that has changed is not adopted; a page rendered after the change is', async () => {
    const [first, other] = [portal(), portal()];
    await first.shared.put('/a', page('old'), 10);
    other.log.invalidate(['content:2'], 11);
    expect(htmlOf(await takeSharedEntry(other, '/a'))).toBe('old');
    other.log.invalidate(['content:1'], 12);
    expect(await takeSharedEntry(other, '/a')).toBeNull();
    // The same holds for tags of the request that the page does not have.
    expect(await takeSharedEntry(portal(), '/a', ['other'])).not.toBeNull();
    other.log.invalidate(['other'], 13);
    expect(await takeSharedEntry(other, '/a', ['other'])).toBeNull();
    await first.shared.put('/a', page('new'), 12);
    expect(htmlOf(await takeSharedEntry(other, '/a'))).toBe('new');
    // A portal that has not read the change neither adopts the newer page nor replaces it by its older one.
    expect(await takeSharedEntry(first, '/a')).toBeNull();
    await first.shared.put('/a', page('old again'), 10);
    expect(htmlOf(await takeSharedEntry(other, '/a'))).toBe('new');
  });

  test('changes from before a portal started are found in the list, if it goes back far enough', async () => {
    const [first, late] = [portal(), portal()];
    await first.shared.put('/a', page('old'), 5);
    expect(await takeSharedEntry(late, '/a')).toBeNull();
    late.log.changes.addEarlier(4, [{ id: 5, tags: ['content:1'] }]);
    expect(htmlOf(await takeSharedEntry(late, '/a'))).toBe('old');
    const later = portal();
    later.log.changes.addEarlier(4, [{ id: 6, tags: ['content:1'] }]);
    expect(await takeSharedEntry(later, '/a')).toBeNull();
  });

  test.each([
    ['build or settings', { key: 'other' }],
    ['installation', { secret: 'other' }],
    ['sequence of changes', { sequence: 'other' }],
  ])('nothing is shared with a portal of another %s', async (_, other) => {
    await portal().shared.put('/a', page('theirs'), 10);
    expect(htmlOf(await takeSharedEntry(portal(), '/a'))).toBe('theirs');
    expect(await takeSharedEntry(portal(other), '/a')).toBeNull();
  });

  test('bytes that were tampered with are not adopted', async () => {
    const [first, other] = [portal(), portal()];
    await first.shared.put('/a', page('a'), 10);
    await first.shared.put('/b', page('b'), 10);
    const list = await link.send(['ZRANGE', 'lianxun:page:order', '0', '-1']);
    const [a = '', b = ''] = Array.isArray(list) ? list.map(String) : [];
    const bytes = (await link.send(['GET', a])) as Buffer;
    const store = (value: Buffer) => link.send(['SET', a, value, 'PX', '100000']);
    await store(bytes);
    expect(htmlOf(await takeSharedEntry(other, '/a'))).toBe('a');
    const broken = Buffer.from(bytes);
    broken.writeUInt8(broken.readUInt8(broken.length - 9) ^ 1, broken.length - 9);
    const renumbered = Buffer.concat([Buffer.from('0000000000000011'), bytes.subarray(16)]);
    const ofAnother = (await link.send(['GET', b])) as Buffer;
    for (const wrong of [broken, renumbered, ofAnother, bytes.subarray(0, 30), Buffer.from('x')]) {
      await store(wrong);
      expect(await takeSharedEntry(portal(), '/a')).toBeNull();
    }
    await link.send(['DEL', a]);
    await link.send(['RPUSH', a, 'a list']);
    expect(await takeSharedEntry(portal(), '/a')).toBeNull();
  });

  test('the age of a page is measured by the clock of Redis, even if the portals’ clocks differ by an hour', async () => {
    const [first, other] = [portal(), portal()];
    await first.shared.put('/a', { ...page('a'), bornAt: Date.now() - 100_000 }, 10);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    const adopted = await takeSharedEntry(other, '/a');
    expect(adopted && isExpired(adopted)).toBe(false);
    now.mockReturnValue(Date.now() + 201_000);
    expect(adopted && isExpired(adopted)).toBe(true);
    now.mockRestore();
    await first.shared.put('/old', { ...page('old'), bornAt: Date.now() - 301_000 }, 10);
    expect(await takeSharedEntry(other, '/old')).toBeNull();
  });

  test('a page is adopted with its script, or not at all', async () => {
    const [first, other] = [portal(), portal()];
    const hash = 'a'.repeat(32);
    const html = `<p>x</p><script src="/page-scripts/${hash}/a" async></script>`;
    await first.shared.put('/a', page(html), 10);
    expect(await takeSharedEntry(other, '/a')).toBeNull();
    const script = { value: Buffer.from('code'), bornAt: Date.now(), since: 0, tags: [], cacheControl: null };
    await first.shared.put(scriptKey(hash), script, 0);
    expect(htmlOf(await takeSharedEntry(other, '/a'))).toBe(html);
    expect((await other.entries.get(scriptKey(hash)))?.value).toEqual(Buffer.from('code'));
  });

  test('all shared pages together are limited in bytes, and the oldest are deleted first', async () => {
    const smallPortal = portal({ bytes: 40_000 });
    // Random bytes, which cannot be compressed.
    const noise = () => randomBytes(8000).toString('latin1');
    for (let n = 0; n < 12; n += 1) await smallPortal.shared.put(`/${n}`, page(noise()), 10);
    await smallPortal.shared.put('/11', page(noise()), 10);
    const isThere = async (n: number) => (await takeSharedEntry(portal(), `/${n}`)) !== null;
    expect(await Promise.all([0, 7, 10, 11].map(isThere))).toEqual([false, false, true, true]);
    const keys = await link.send(['KEYS', 'lianxun:page:*']);
    const all = Number(String(await link.send(['HGET', 'lianxun:page:sizes', 'all'])));
    const names = await link.send(['ZCARD', 'lianxun:page:order']);
    expect(Array.isArray(keys) && keys.length - 2).toBe(names);
    expect(all).toBeGreaterThan(10_000);
    expect(all).toBeLessThanOrEqual(40_000);
    // A page larger than the whole limit.
    await smallPortal.shared.put('/large', page(noise().repeat(9)), 10);
    expect(await isThere(11)).toBe(true);
  });

  test('while Redis is full, stored pages are kept and read', async () => {
    const [first, other] = [portal(), portal()];
    await first.shared.put('/a', page('a'), 10);
    await link.send(['CONFIG', 'SET', 'maxmemory', '1']);
    await first.shared.put('/b', page('b'), 10);
    expect(htmlOf(await takeSharedEntry(other, '/a'))).toBe('a');
    expect(await takeSharedEntry(other, '/b')).toBeNull();
    await link.send(['CONFIG', 'SET', 'maxmemory', '0']);
    await first.shared.put('/b', page('b'), 10);
    expect(htmlOf(await takeSharedEntry(other, '/b'))).toBe('b');
  });
});
