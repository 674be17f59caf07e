import 'server-only';
import { NextResponse, type NextRequest } from 'next/server';
import { KEY_PAGES } from '@/lib/platform/routing/key-pages';
import { localAddress } from '@/lib/platform/routing/local-address';
import type { Resolved } from '@/lib/platform/routing/resolve';
import { pathOf, type RouteName } from '@/lib/platform/routing/routes';
import { KEEPS_COOKIE, keepsCookie, keyCookies } from './key-cookie';
import { linkName } from './link-name';
import { storedName } from './stored-name';

/** Query of an address whose browser was given a cookie on the way: without it there, it keeps none. */
const ASKED = 'cookies';

/**
 * The redirect of a visit to the same page without the key in its address, the key being left in a cookie. A browser that
 * keeps no cookies is shown the page with its key: then this is null, as for every other page.
 */
export function leaveKey(request: NextRequest, { match, locale }: Resolved): NextResponse | null {
  const page = KEY_PAGES[match.name];
  const { token } = match.params;
  if (!page || token === undefined || !isVisit(request)) return null;
  const url = new URL(request.nextUrl.pathname + request.nextUrl.search, request.url);
  if (!request.cookies.has(storedName(KEEPS_COOKIE)))
    return url.searchParams.has(ASKED) ? null : askForCookies(match.name, NextResponse.redirect(url, 303));
  url.searchParams.delete(ASKED);
  url.pathname = localAddress(locale, pathOf(page.opened, { link: linkName(token) }));
  return withCookies(NextResponse.redirect(url, 303), keyCookies(match.name, token));
}

/** A redirect to a page with a key, and with it the question whether the browser keeps cookies; others as they are. */
export function askForCookies(name: RouteName, redirect: NextResponse): NextResponse {
  const location = redirect.headers.get('location');
  if (!KEY_PAGES[name] || location === null) return redirect;
  const url = new URL(location);
  url.searchParams.set(ASKED, '1');
  redirect.headers.set('location', url.href);
  return withCookies(redirect, [keepsCookie()]);
}

/** Whether somebody opens the page; scripts that fetch it, and soft navigations, get it as it is. */
function isVisit(request: NextRequest): boolean {
  const wanted = request.headers.get('sec-fetch-dest') ?? 'document';
  return (request.method === 'GET' || request.method === 'HEAD') && wanted === 'document';
}

function withCookies(response: NextResponse, cookies: string[]): NextResponse {
  response.headers.set('cache-control', 'no-store');
  for (const one of cookies) response.headers.append('set-cookie', one);
  return response;
}
