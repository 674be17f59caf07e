import 'server-only';
import { NextResponse, type NextRequest } from 'next/server';
import { KEY_PAGES } from '@/lib/platform/routing/key-pages';
import { localAddress } from '@/lib/platform/routing/local-address';
import type { Resolved } from '@/lib/platform/routing/resolve';
import { pathOf, type RouteName } from '@/lib/platform/routing/routes';
import { COOKIE_TEST, storesCookies, keyCookies } from './key-cookie';
import { linkName } from './link-name';
import { storedName } from './stored-name';

/**
 * The query parameter of a redirect that set a cookie. If the parameter arrives without the cookie, the browser stores
 * no cookies.
 */
const REQUESTED = 'cookies';

/**
 * Redirects a visit to the same page without the key in its address, and stores the key in a cookie. Null for every
 * other page, and for a browser that stores no cookies, which is shown the page with its key.
 */
export function moveKeyToCookie(request: NextRequest, { match, locale }: Resolved): NextResponse | null {
  const page = KEY_PAGES[match.name];
  const { token } = match.params;
  if (!page || token === undefined || !isVisit(request)) return null;
  const url = new URL(request.nextUrl.pathname + request.nextUrl.search, request.url);
  if (!request.cookies.has(storedName(COOKIE_TEST)))
    return url.searchParams.has(REQUESTED) ? null : checkCookies(match.name, NextResponse.redirect(url, 303));
  url.searchParams.delete(REQUESTED);
  url.pathname = localAddress(locale, pathOf(page.opened, { link: linkName(token) }));
  return withCookies(NextResponse.redirect(url, 303), keyCookies(match.name, token));
}

/**
 * Adds to a redirect to a page with a key the test whether the browser stores cookies; other redirects are unchanged.
 */
export function checkCookies(name: RouteName, redirect: NextResponse): NextResponse {
  const location = redirect.headers.get('location');
  if (!KEY_PAGES[name] || location === null) return redirect;
  const url = new URL(location);
  url.searchParams.set(REQUESTED, '1');
  redirect.headers.set('location', url.href);
  return withCookies(redirect, [storesCookies()]);
}

/** Whether a person opens the page; scripts that fetch it and navigation within the site get the page as it is. */
function isVisit(request: NextRequest): boolean {
  const wanted = request.headers.get('sec-fetch-dest') ?? 'document';
  return (request.method === 'GET' || request.method === 'HEAD') && wanted === 'document';
}

function withCookies(response: NextResponse, cookies: string[]): NextResponse {
  response.headers.set('cache-control', 'no-store');
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
