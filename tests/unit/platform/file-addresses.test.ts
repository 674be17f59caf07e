/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { COUNTED_FOLDER, FILE_OR_CALL, middlewareMatcher } from '@/lib/platform/routing/file-addresses';

test('the matcher of the middleware, which has to be a literal, is that of the list', () => {
  const literal = `  matcher: [\n    // Next reads only a literal: a test compares it with \`lib/platform/routing/file-addresses.ts\`.\n    '${middlewareMatcher().replaceAll('\\', '\\\\')}',\n  ],\n`;
  expect(readFileSync('middleware.ts', 'utf8')).toContain(literal);
});

/** Next reads matchers with this package, which it ships without types. */
const { pathToRegexp } = jest.requireActual<{ pathToRegexp: (path: string) => RegExp }>(
  'next/dist/compiled/path-to-regexp',
);
const middleware = pathToRegexp(middlewareMatcher());

test.each([
  '/_next/static/a.js',
  '/api/call/x',
  '/uploads/a.png',
  '/page-scripts/a/news',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/stripe/webhook',
  '/exports/a',
  '/ap/actors/newsroom/inbox',
  '/nodeinfo/2.1',
  '/mcp',
  '/oembed',
  '/.well-known/webfinger?resource=acct:a@b.example',
  '/.well-known/nodeinfo',
])('%s is no page: the middleware and error documents leave it alone', (path) => {
  expect(path.split('?')[0]).not.toMatch(middleware);
  expect(path).toMatch(FILE_OR_CALL);
});

test.each(['/embed/news', '/en/embed/news/7', '/zh-hant/embed/data/btc?theme=dark'])(
  '%s is rewritten by the middleware, but is no page',
  (path) => {
    expect(path.split('?')[0]).toMatch(middleware);
    expect(path).toMatch(FILE_OR_CALL);
  },
);

test.each([
  '/robots.txt',
  '/embed.js',
  '/app-icon-maskable-512.png',
  '/.well-known/assetlinks.json',
  '/healthz',
])('%s is a file outside of folders', (path) => {
  expect(path).not.toMatch(middleware);
  expect(path).not.toMatch(FILE_OR_CALL);
});

test.each([
  '/',
  '/news/7',
  '/en/events',
  '/robots.txt2',
  '/uploadsx/a',
  '/stripe/other',
  '/apx/a',
  '/mcp2',
  '/gate-worker.jsx',
])('the middleware looks at %s', (path) => expect(path).toMatch(middleware));

test('requests are counted by their folder, and calls by the next part', () => {
  expect(COUNTED_FOLDER.exec('/api/call/x')?.[1]).toBe('api/call');
  expect(COUNTED_FOLDER.exec('/sitemaps')?.[1]).toBe('sitemaps');
  expect(COUNTED_FOLDER.exec('/readme/a.png')).toBeNull();
  expect(COUNTED_FOLDER.exec('/sharex')).toBeNull();
});
