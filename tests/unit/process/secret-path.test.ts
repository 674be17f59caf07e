import { readFileSync } from 'node:fs';
import { SECRET_PATHS, SECRET_PATTERN, withoutSecret } from '@/backend/contract/process/secret-path';
import { routes } from '@/lib/platform/routing/routes';

const KEY = 'rs.abc.0123456789abcdef';

test.each([
  [`/preview/${KEY}`, '/preview/…'],
  [`/preview/event/${KEY}`, '/preview/…'],
  [`/en/preview/${KEY}`, '/en/preview/…'],
  [`/zh-hant/PREVIEW/${KEY}/`, '/zh-hant/PREVIEW/…'],
  [`//preview/${KEY}`, '//preview/…'],
  [`https://news.example.org/preview/${KEY}?from=x`, 'https://news.example.org/preview/…?from=x'],
  [`/ac_ticket/key/${KEY}`, '/ac_ticket/key/…'],
  [`/en/ac_ticket/key/${KEY}?a=b`, '/en/ac_ticket/key/…?a=b'],
  [`/ac_ticket/take/${KEY}`, '/ac_ticket/take/…'],
  [`/en/ac_ticket/take/7.${KEY}?a=b`, '/en/ac_ticket/take/…?a=b'],
  [`/ac_ticket?key=${KEY}`, '/ac_ticket?key=…'],
  [`/ac_ticket?a=b&key=${KEY}&c=d`, '/ac_ticket?a=b&key=…&c=d'],
  [`/events/7?decline=${KEY}`, '/events/7?decline=…'],
  [`/exports/${KEY}.sig`, '/exports/…'],
  [`/letters/unsubscribe/${KEY}`, '/letters/unsubscribe/…'],
  [`/api/letters/unsubscribe/${KEY}`, '/api/letters/unsubscribe/…'],
  [`/en/letters/confirm/${KEY}`, '/en/letters/confirm/…'],
  [`/api/letters/preferences/${KEY}`, '/api/letters/preferences/…'],
  [`/%70review/${KEY}`, '/preview/…'],
  [`/%50re%76iew%2F${KEY}`, '/Preview/…'],
  [`/en/ac_ticket/k%65y/${KEY}`, '/en/ac_ticket/key/…'],
  [`/ac_ticket?k%65y=${KEY}`, '/ac_ticket?key=…'],
])('the key in %s is not logged', (address, written) => expect(withoutSecret(address)).toBe(written));

test.each([
  '/',
  '/preview',
  '/news',
  '/wz_detail/7',
  '/label/preview/2',
  '/ac_ticket/12',
  '/search?keyword=x',
  '/search/a%20b%2Fc',
  '/search/%E6%B8%A1',
  '',
])('%p is logged unchanged', (address) => expect(withoutSecret(address)).toBe(address));

test('every page whose address ends in a key is in the table', () => {
  const keyed = Object.values(routes).flatMap(({ path }) => (/\[(token|key)\]$/.test(path) ? [path] : []));
  expect(keyed.length).toBeGreaterThan(2);
  for (const path of keyed) expect(SECRET_PATHS.some((prefix) => path.startsWith(prefix))).toBe(true);
});

test('the edge cache logs addresses by the same table, and its log format has no raw address', () => {
  const vcl = readFileSync('deploy/front/front.vcl', 'utf8');
  expect(vcl).toContain('"(?i){{secretPattern}}"');
  expect(readFileSync('scripts/read-settings.ts', 'utf8')).toContain('secretPattern: SECRET_PATTERN');
  const format = /const LOG_FORMAT =[\s\S]*?;\n/.exec(readFileSync('scripts/front.mjs', 'utf8'))?.[0] ?? '';
  expect(format).toContain('%{VCL_Log:path}x');
  expect(format).not.toMatch(/%U|%r|%q/);
  // The pattern has no syntax that PCRE and JavaScript read differently.
  expect(SECRET_PATTERN).not.toMatch(/["\\]|\(\?<|\{/);
});
