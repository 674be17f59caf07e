/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestContext } from '@/lib/platform/calls/request-context';
import CacheHandler from '@/lib/platform/cache/handler';
import { readPageScript } from '@/lib/platform/cache/page-scripts';
import { scriptAddressIn } from '@/lib/platform/cache/script-address';
import { olderCopies } from '@/lib/platform/cache/older-copies';
import { CONTENT_CHANGE_HEADER, readContentChange } from '@/lib/platform/cache/content-change';
import { PageSources } from '@/lib/platform/cache/page-sources';
import { cacheStores } from '@/lib/platform/cache/stores';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lx-cache-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a page with a missing part is not stored', async () => {
  process.env.DATA_DIR = folder;
  const pageSources = new PageSources({ position: 0, lastChange: null, isOutdated: () => false });
  const put = (key: string, value: object) =>
    requestContext().run({ requestId: 'r', pageSources }, () =>
      new CacheHandler().set(key, { ...value }, {}),
    );
  const page = { kind: 'APP_ROUTE', status: 200, headers: {}, body: Buffer.from('x') };
  const stored = async (key: string) => (await cacheStores().entries.get(key)) !== null;
  await put('whole', page);
  pageSources.recordGap();
  await put('gap', page);
  expect([await stored('whole'), await stored('gap')]).toEqual([true, false]);
});

test('an error document does not go out of date by its age, whatever else its request has read', async () => {
  process.env.DATA_DIR = folder;
  const sources = new PageSources({ position: 0, lastChange: null, isOutdated: () => false });
  sources.record({ tags: [], revalidate: 0 });
  const secondsOf = async (key: string, tag = '') => {
    const headers = { 'x-next-cache-tags': tag };
    const page = { kind: 'APP_ROUTE', status: 200, headers, body: Buffer.from('x') };
    await requestContext().run({ requestId: 'r', pageSources: sources }, () =>
      new CacheHandler().set(key, page, {}),
    );
    return Object((await cacheStores().entries.get(key))?.cacheControl).revalidate;
  };
  expect(await secondsOf('/zh-Hans/news')).toBe(300);
  expect(await secondsOf('/zh-Hans/errors/missing/flash')).toBe(365 * 86_400);
  expect(await secondsOf('/route-cache/7', '_N_T_/zh-Hans/errors/missing')).toBe(365 * 86_400);
});

describe('a page that is outdated', () => {
  const PAGE = '/home_wz';
  // The cache of the previous test was in a folder that has been deleted.
  beforeEach(() => Reflect.deleteProperty(globalThis, 'lianxunCache'));
  afterAll(() => rmSync(process.env.DATA_DIR ?? folder, { recursive: true, force: true }));
  const put = (tags: string) =>
    requestContext().run({ requestId: 'r', page: PAGE }, () =>
      new CacheHandler().set(
        'home',
        { kind: 'APP_ROUTE', status: 200, headers: { 'x-next-cache-tags': tags } },
        {},
      ),
    );
  const get = () =>
    requestContext().run({ requestId: 'r', page: PAGE }, () => new CacheHandler().get('home', {}));

  test('is served after a failure to render it again, until it has been rendered', async () => {
    await put('titles');
    expect(await get()).not.toBeNull();
    // There is no older copy yet.
    expect(olderCopies().showAfterFailure(PAGE)).toBe(false);
    cacheStores().log.invalidate(['titles']);
    expect(await get()).toBeNull();
    expect(olderCopies().showAfterFailure(PAGE)).toBe(true);
    expect(await get()).not.toBeNull();
    await put('titles');
    expect(olderCopies().isShown(PAGE)).toBe(false);
  });

  test('is deleted when nobody may see it any more, or when it has become a 404', async () => {
    await put('content:7');
    cacheStores().log.invalidate(['content:7', 'closed:content:7']);
    expect(await get()).toBeNull();
    olderCopies().showAfterFailure(PAGE);
    expect(await get()).toBeNull();
    expect(await cacheStores().entries.get('home')).toBeNull();

    await put('content:7');
    await new CacheHandler().set('home', { kind: 'APP_ROUTE', status: 404 }, {});
    expect(await cacheStores().entries.get('home')).toBeNull();
  });
});

test('a page that reads nothing is out of date when everything is, such as after a change of the newsroom’s name', async () => {
  process.env.DATA_DIR = folder;
  const page = { kind: 'APP_ROUTE', status: 200, headers: {}, body: Buffer.from('x') };
  await new CacheHandler().set('/zh-Hans/errors/missing', page, {});
  expect((await cacheStores().entries.get('/zh-Hans/errors/missing'))?.tags).toContain('all');
});

test('a page that is made again and shows the same has not changed', async () => {
  process.env.DATA_DIR = folder;
  Reflect.deleteProperty(globalThis, 'lianxunCache');
  const changeOf = async (html: string, newest: number | null) => {
    const sources = new PageSources({ position: 0, lastChange: null, isOutdated: () => false });
    sources.record({ tags: [], revalidate: 60, newest });
    const page = { kind: 'APP_PAGE', status: 200, headers: {}, html };
    await requestContext().run({ requestId: 'r', pageSources: sources }, () =>
      new CacheHandler().set('/news', page, {}),
    );
    const stored = await cacheStores().entries.get('/news');
    return readContentChange(Object(stored?.value).headers[CONTENT_CHANGE_HEADER])?.at;
  };
  expect(await changeOf('<p>a</p>', 1000)).toBe(1000);
  expect(await changeOf('<p>a</p>', 2000)).toBe(1000);
  expect(await changeOf('<p>b</p>', 3000)).toBe(3000);
});

describe('the script of a page, which contains all its text', () => {
  const NONCE = '6f'.repeat(16);
  beforeEach(() => Reflect.deleteProperty(globalThis, 'lianxunCache'));
  afterAll(() => rmSync(process.env.DATA_DIR ?? folder, { recursive: true, force: true }));

  /**
   * Stores a page of a story.
   * @returns the hash of its script
   */
  async function put(text: string, key = '7', address = '/news/7'): Promise<string> {
    process.env.DATA_DIR = folder;
    const page = {
      kind: 'APP_PAGE',
      status: 200,
      headers: { 'x-next-cache-tags': 'content:7,titles' },
      html: `<head></head><body><script nonce="${NONCE}" id="_R_">boot()</script><script nonce="${NONCE}">self.__next_f.push([1,"${text}"])</script></body></html>`,
    };
    await requestContext().run({ requestId: 'r', nonce: NONCE, page: address }, () =>
      new CacheHandler().set(key, page, {}),
    );
    return scriptAddressIn(page.html)?.hash ?? '';
  }
  const read = async (hash: string) => {
    const script = await readPageScript(cacheStores(), hash, false);
    return script && { code: Buffer.from(script.code).toString().includes('text'), tags: script.tags };
  };

  test('is still served after a change of its page, to browsers that have loaded the old page', async () => {
    const hash = await put('a text');
    cacheStores().log.invalidate(['content:7', 'titles']);
    expect(await read(hash)).toEqual({ code: true, tags: ['content:7', 'titles', 'all'] });
  });

  test('is not made for an error document, as it would contain the first reader’s address', async () => {
    expect(await put('a text', '/zh-Hans/errors/missing', '/tickets/secret')).toBe('');
    expect(await put('a text', '/zh-Hans/news/7', '/news/7')).not.toBe('');
  });

  test('is deleted when nobody may see its page any more, and stored again with it', async () => {
    const hash = await put('a text');
    cacheStores().log.invalidate(['content:7', 'closed:content:7']);
    expect(await read(hash)).toBeNull();
    expect(await put('a text')).toBe(hash);
    expect(await read(hash)).not.toBeNull();
  });
});
