/** @jest-environment node */
import { NextRequest, NextResponse } from 'next/server';
import { KEY_PAGES } from '@/lib/platform/routing/key-pages';
import { resolvePage } from '@/lib/platform/routing/resolve';
import { routes } from '@/lib/platform/routing/routes';
import { keyFor } from '@/lib/platform/session/key-cookie';
import { checkCookies, moveKeyToCookie } from '@/lib/platform/session/move-key-to-cookie';
import { linkName } from '@/lib/platform/session/link-name';

let siteUrl = 'https://news.example.org';
jest.mock('@/lib/platform/config/config', () => ({
  ...jest.requireActual('@/lib/platform/config/config'),
  getConfig: () => ({ sessionSecret: 'a-secret-of-thirty-two-characters!', siteUrl }),
}));
beforeEach(() => (siteUrl = 'https://news.example.org'));

const KEY = 'r4nd0m-Key_of-a-ticket-that-nobody-guesses-1';
const LINK = linkName(KEY);

/** The answer to a visit; null when the page itself is shown. */
function visit(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new NextRequest(`http://localhost:3000${address}`, { headers, method });
  const requested = resolvePage(request.nextUrl.pathname, request.nextUrl.searchParams);
  if (!requested) throw new Error('no page');
  const answer = moveKeyToCookie(request, requested);
  return (
    answer && {
      status: answer.status,
      to: (answer.headers.get('location') ?? '').replace('http://localhost:3000', ''),
      cookies: answer.headers.getSetCookie(),
      caching: answer.headers.get('cache-control'),
    }
  );
}
const KEY_PATHS = { cookie: '__Secure-lx_keeps=1' };

test('the first visit tests whether the browser stores cookies, before the key leaves its address', () => {
  expect(visit(`/en/ac_ticket/key/${KEY}?mark=m`)).toEqual({
    status: 303,
    to: `/en/ac_ticket/key/${KEY}?mark=m&cookies=1`,
    cookies: ['__Secure-lx_keeps=1; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure'],
    caching: 'no-store',
  });
});

test('a browser with cookies is redirected to an address without the key, and sends the key only with calls of that page', () => {
  const answer = visit(`/en/ac_ticket/key/${KEY}?mark=m&cookies=1`, KEY_PATHS);
  expect(answer).toEqual({
    status: 303,
    to: `/en/ac_ticket/held/${LINK}?mark=m`,
    cookies: [
      `__Secure-lx_key=${KEY}; Path=/api/opened/${LINK}; Max-Age=15552000; SameSite=Lax; HttpOnly; Secure`,
    ],
    caching: 'no-store',
  });
  expect(resolvePage(`/en/ac_ticket/held/${LINK}`, new URLSearchParams())).toMatchObject({
    match: { name: 'openedTicket', params: { link: LINK } },
  });
});

test('without https the cookie has no prefix and is not `Secure`', () => {
  siteUrl = 'http://localhost:3000';
  expect(visit(`/ac_ticket/take/7.${KEY}`, { cookie: 'lx_keeps=1' })?.cookies).toEqual([
    `lx_key=7.${KEY}; Path=/api/opened/${linkName(`7.${KEY}`)}; Max-Age=259200; SameSite=Lax; HttpOnly`,
  ]);
});

test('the key of a preview is stored for its page in each language and for nothing else', () => {
  const paths = ['/preview/', '/preview/event/'].map((path) =>
    (visit(path + KEY, KEY_PATHS)?.cookies ?? []).map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1]),
  );
  expect(paths).toEqual(
    ['/preview/opened/', '/preview/event/opened/'].map((path) =>
      ['', '/zh-hant', '/en'].map((prefix) => prefix + path + LINK),
    ),
  );
});

test('a browser without cookies gets the page with the key in its address', () => {
  expect(visit(`/ac_ticket/key/${KEY}?cookies=1`)).toBeNull();
});

test.each([
  ['a soft navigation', { 'sec-fetch-dest': 'empty' }, 'GET'],
  ['another method', {}, 'POST'],
])('%s changes nothing', (_, headers, method) => {
  expect(visit(`/preview/${KEY}`, { ...KEY_PATHS, ...headers }, method)).toBeNull();
});

test('only the redirect of an address in a letter tests for cookies on its way', () => {
  const to = (name: 'ticketByKey' | 'article') =>
    checkCookies(name, NextResponse.redirect('https://news.example.org/x?mark=m', 308));
  expect(to('ticketByKey').headers.get('location')).toBe('https://news.example.org/x?mark=m&cookies=1');
  expect(to('ticketByKey').headers.getSetCookie()).toHaveLength(1);
  expect(to('article').headers.get('location')).toBe('https://news.example.org/x?mark=m');
  expect(to('article').headers.getSetCookie()).toEqual([]);
});

test('a cookie opens only the page of its own key', () => {
  expect(keyFor(LINK, KEY)).toBe(KEY);
  expect(keyFor(linkName('another'), KEY)).toBeNull();
  expect(keyFor(LINK, undefined)).toBeNull();
  expect(keyFor(LINK, '%E0%A4%A')).toBeNull();
});

test('every page with a key in its address removes it, except the one that mail services post to', () => {
  const keyed = Object.entries(routes).flatMap(([name, { path }]) =>
    path.endsWith('[token]') ? [name] : [],
  );
  expect(keyed.filter((name) => !(name in KEY_PAGES))).toEqual(['unsubscribe']);
  for (const page of Object.values(KEY_PAGES)) expect(routes[page.opened].path).toMatch(/\/\[link\]$/);
});
