/** @jest-environment node */
import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants';
import { getImplicitTags } from 'next/dist/server/lib/implicit-tags';
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types';
import { keysAndTagsOf, tagsOfFramework } from '@/lib/platform/next/cache-tags';
import { isRenderedPage, type RenderedValue, replaceData } from '@/lib/platform/next/rendered-value';
import { skipMeasuring } from '@/server/next/skip-measuring';
import { nextSource } from '@/tests/support/next-source';

/** An enumeration whose type cannot be imported. */
const { CachedRouteKind } = jest.requireActual<{ CachedRouteKind: { APP_PAGE: string; APP_ROUTE: string } }>(
  'next/dist/server/response-cache/types',
);

/** A page as Next hands it to the cache: `tsc` fails when its type is another. */
const page = (): Omit<IncrementalCachedAppPageValue, 'kind'> & { kind: string } => ({
  kind: CachedRouteKind.APP_PAGE,
  html: '<p>',
  rscData: Buffer.from('whole'),
  segmentData: new Map([['/_tree', Buffer.from('part')]]),
  headers: {},
  postponed: undefined,
  status: 200,
});

test('the tags of a page are in the header that Next sets', () => {
  expect(tagsOfFramework({ [NEXT_CACHE_TAGS_HEADER]: 'a,b' })).toEqual(['a', 'b']);
  expect(tagsOfFramework({})).toEqual([]);
  expect(nextSource('build/templates/app-page-runtime.js')).toContain(
    'headers[_constants1.NEXT_CACHE_TAGS_HEADER] = cacheTags',
  );
});

test('a page is recognized by the tag that Next makes of its path', async () => {
  const [inErrors, inNews] = [
    await getImplicitTags('/[locale]/errors/missing/page', '/en/errors/missing', null),
    await getImplicitTags('/[locale]/news/[id]/page', '/en/news/7', null),
  ];
  const pattern = keysAndTagsOf('[\\w-]+/errors/');
  expect(inErrors.tags.filter((tag) => pattern.test(tag))).toEqual(['_N_T_/en/errors/missing']);
  expect(inNews.tags.filter((tag) => pattern.test(tag))).toEqual([]);
});

test('a page has its HTML as text and its data as bytes', () => {
  const value: RenderedValue = page();
  expect(isRenderedPage(value)).toBe(true);
  expect(isRenderedPage({ ...value, kind: CachedRouteKind.APP_ROUTE })).toBe(false);
  if (isRenderedPage(value)) replaceData(value, (data) => Buffer.from(`new ${data.toString()}`));
  expect(String(value.rscData)).toBe('new whole');
  expect(value.segmentData).toEqual(new Map([['/_tree', Buffer.from('new part')]]));
});

test('Next hands its pages over with these parts', () => {
  const runtime = nextSource('build/templates/app-page-runtime.js');
  expect(runtime).toContain('rscData: metadata.flightData');
  expect(runtime).toContain('segmentData: metadata.segmentData');
});

test('Next measures what it stores by JSON, and uses that for its own cache of requests alone', () => {
  const source = nextSource('server/lib/incremental-cache/index.js');
  expect(source).toContain('const itemSize = JSON.stringify(data).length;');
  expect(source).toContain('if (ctx.fetchCache && itemSize > 2 * 1024 * 1024');
  const { stringify } = JSON;
  skipMeasuring();
  expect(JSON.stringify(page())).toBe('');
  expect(JSON.stringify({ ...page(), kind: 'FETCH', html: 'a' }, ['html'])).toBe('{"html":"a"}');
  JSON.stringify = stringify;
});
