import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@/tests/support/browser-test';
import { MARK_LENGTH } from '@/lib/platform/cache/build-id';
import { readScriptAddress } from '@/lib/platform/cache/script-address';
import type { RouteName } from '@/lib/platform/routing/routes';
import { listPageTypes } from '@/tests/support/page-types';

/**
 * Names that identify libraries in minified code: those of the server, and the editor, which is loaded when it is
 * needed. No page may start with them.
 */
const OTHER_LIBRARIES = ['ZodError', 'OpenCC', 'htmlparser2', 'ProseMirror'];

/** Tells the browser to compile all functions of this file at once. */
const HINT = '//# allFunctionsCalledOnLoad';

/** Addresses of the scripts that every page of the framework loads. */
function startScripts(): string[] {
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as {
    rootMainFiles: string[];
  };
  return rootMainFiles.map((file) => `/_next/${file}`);
}

test('no page starts with a library of the server, or with the editor', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const scripts = new Set<string>();
  for (const { path } of await listPageTypes(read))
    for (const [, script] of (await read(path)).matchAll(/<script[^>]* src="(\/_next\/static\/[^"]+\.js)"/g))
      scripts.add(script ?? '');
  expect(scripts.size).toBeGreaterThan(5);
  for (const script of scripts) {
    const text = await read(script);
    expect(
      OTHER_LIBRARIES.filter((mark) => text.includes(mark)),
      script,
    ).toEqual([]);
  }
});

test('a cached page has the framework’s data for it in a separate file', async ({ request }) => {
  const html = await (await request.get('/wz_detail/1039')).text();
  expect(html).not.toContain('self.__next_f.push');
  expect(Buffer.byteLength(html)).toBeLessThan(80_000);
  const [, source = ''] = /<script src="(\/page-scripts\/[^"]+)"/.exec(html) ?? [];
  const script = await request.get(source);
  expect(script.headers()['cache-control']).toContain('immutable');
  expect(await script.text()).toContain('self.__next_f.push([1,');

  const { hash = '' } = readScriptAddress(source) ?? {};
  const otherPortal = hash.slice(0, MARK_LENGTH) + '0'.repeat(hash.length - MARK_LENGTH);
  const elsewhere = await request.get(source.replace(hash, otherPortal));
  expect(elsewhere.status()).toBe(200);
  expect(elsewhere.headers()['cache-control']).toBe('no-store');
  expect(await elsewhere.text()).toBe(await script.text());
  for (const missing of ['/wz_detail/999999', '/api/side', `/page-scripts/${otherPortal}/news`])
    expect((await request.get(`/page-scripts/${otherPortal}${missing}`)).status()).toBe(404);
  const otherBuild = '0'.repeat(hash.length);
  expect((await request.get(source.replace(hash, otherBuild))).status()).toBe(404);
});

/** Compressed bytes of the scripts of a bare page of the framework; `tests/bench/plain-next.mjs` builds one. */
const BARE_BYTES = 134_900;
/** How many bytes more a page may start with; lists that grow while they are read may have a few more. */
const MAX_EXTRA_BYTES = 15_000;
const MAX_EXTRA_BYTES_ON_LISTS = 20_000;
const LISTS: readonly RouteName[] = ['news', 'newsImportant', 'newsCategory', 'searchResults'];

test('the scripts every page starts with are compiled when they load', async ({ request }) => {
  for (const script of startScripts()) {
    const code = await (await request.get(script)).text();
    expect(code.split('\n', 1), script).toEqual([HINT]);
  }
});

test('no page starts with many more bytes of scripts than a bare one', async ({ request }) => {
  const sizeByScript = new Map<string, number>();
  const bytesOf = async (script: string) => {
    const bytes = sizeByScript.get(script) ?? gzipSync(await (await request.get(script)).body()).length;
    sizeByScript.set(script, bytes);
    return bytes;
  };
  const read = async (path: string) => (await request.get(path)).text();
  for (const { name, path } of await listPageTypes(read)) {
    const named = [
      ...(await read(path)).matchAll(
        /<script\b(?![^>]*\bnoModule\b)[^>]* src="(\/_next\/static\/[^"?]+\.js)"/gi,
      ),
    ];
    let sum = 0;
    for (const script of new Set(named.map(([, script = '']) => script))) sum += await bytesOf(script);
    expect(sum, path).toBeGreaterThan(BARE_BYTES);
    expect(sum - BARE_BYTES, path).toBeLessThan(
      LISTS.includes(name) ? MAX_EXTRA_BYTES_ON_LISTS : MAX_EXTRA_BYTES,
    );
  }
});
