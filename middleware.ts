import { NextResponse, type NextRequest } from 'next/server';
import { localAddress, splitAddress } from '@/lib/platform/routing/local-address';
import type { Locale } from '@/lib/platform/language/locales';
import { chosenLocale } from '@/lib/platform/routing/chosen-locale';
import {
  ERROR_DOCUMENT_HEADER,
  ERROR_DOCUMENTS,
  MISSING,
  type ErrorDocument,
} from '@/lib/platform/routing/error-documents';
import { ownMatch } from '@/lib/stories/own-address';
import { getConfig } from '@/lib/platform/config/config';
import { matchFeed } from '@/lib/platform/routing/feeds';
import { markdownTarget } from '@/lib/platform/routing/markdown';
import { matchQueryForm, matchRoute, mendPath, type Match } from '@/lib/platform/routing/match';
import { folderOf, pathOf, routes, type Route } from '@/lib/platform/routing/routes';
import { openSession, SESSION_COOKIE } from '@/lib/platform/session/session';

/** Asks the page it leads to to open the login dialog; the script reads and clears it. */
const LOGIN_COOKIE = 'lx_login';
const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };

/** Address → page: mended address, query form, session gate, language, page. Everything it knows is in the route table. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const document = ERROR_DOCUMENTS.find(({ name }) => name === request.headers.get(ERROR_DOCUMENT_HEADER));
  if (document) return errorDocument(request, splitAddress(pathname).locale, document);
  const isFrontDoor = /^\/en\/*$/i.test(pathname);
  const { locale, path } = isFrontDoor ? { locale: 'en' as const, path: '/en' } : splitAddress(pathname);
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;

  if (isKeyFile(pathname)) return new NextResponse(getConfig().indexNowKey, { headers: PLAIN });
  if (matchFeed(trimmed)) return NextResponse.rewrite(internalFeed(request, locale, trimmed));
  const markdown = markdownTarget(trimmed, locale, request.headers.get('accept'));
  if (markdown) return NextResponse.rewrite(new URL(markdown, request.url));
  const asked = matchQueryForm(trimmed, searchParams);
  if (asked) return redirect(request, await ownAddress(asked, locale), 308, asked.key);
  const mended = mendPath(trimmed);
  const match = mended === null ? null : matchRoute(mended);
  if (mended === null || match === null) return errorDocument(request, locale, MISSING);
  const address = isFrontDoor ? '/en' : localAddress(locale, mended);
  if (isUntidy(pathname, address)) return redirect(request, await ownAddress(match, locale, address), 308);

  const route: Route = routes[match.name];
  if (route.onlyLocale && !isFrontDoor) return errorDocument(request, locale, MISSING);
  if (route.session === 'required' && !(await openSession(request.cookies.get(SESSION_COOKIE)?.value))) {
    const response = redirect(request, localAddress(locale, '/home'), 307);
    const secure = getConfig().siteUrl.startsWith('https:');
    response.cookies.set(LOGIN_COOKIE, pathname, { maxAge: 60, sameSite: 'lax', path: '/', secure });
    return response;
  }
  const chosen = route.onlyLocale ? null : chosenLocale(request, match.name, locale);
  if (chosen) return redirect(request, localAddress(chosen, mended), 307);
  // A page behind the gate is for the reader who passed it, whatever its shell holds.
  const headers = route.session === 'required' ? { 'cache-control': 'private, no-store' } : undefined;
  return NextResponse.rewrite(internal(request, locale, match), { headers });
}

/** Where a redirect leads so that no second one follows; `address` when that is the page of the match itself. */
async function ownAddress(match: Match, locale: Locale, address?: string): Promise<string> {
  const own = await ownMatch(match);
  return own === match && address !== undefined
    ? address
    : localAddress(locale, pathOf(own.name, own.params));
}

function internal(request: NextRequest, locale: Locale, match: Match): URL {
  const url = request.nextUrl.clone();
  url.pathname = `/${locale}/${folderOf(match.name, match.params)}`;
  return url;
}

/** IndexNow asks for its key under its own name, to know that it speaks for this site. */
function isKeyFile(pathname: string): boolean {
  const { indexNowKey } = getConfig();
  return indexNowKey !== null && pathname === `/${indexNowKey}.txt`;
}

function internalFeed(request: NextRequest, locale: Locale, path: string): URL {
  const url = request.nextUrl.clone();
  url.pathname = `/feeds/${locale}${path}`;
  return url;
}

function redirect(request: NextRequest, address: string, status: 307 | 308, usedKey?: string): NextResponse {
  const url = new URL(address, request.url);
  url.search = request.nextUrl.search;
  if (usedKey) url.searchParams.delete(usedKey);
  return NextResponse.redirect(url, { status, headers: { 'cache-control': 'no-store' } });
}

function errorDocument(request: NextRequest, locale: Locale, document: ErrorDocument): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = `/${locale}/errors/${document.name}`;
  // Next would take the head of a 404 from elsewhere: the server gives the document its status.
  return NextResponse.rewrite(url, { headers: { [ERROR_DOCUMENT_HEADER]: document.name } });
}

/** Case and slashes; how a keyword is percent-encoded does not matter. */
function isUntidy(pathname: string, address: string): boolean {
  return pathname !== address && decodeURI(pathname) !== decodeURI(address);
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    // Files of `public` and `app` by their whole names: what only looks like one is a missing page.
    '/((?!_next/|api/|uploads/|privateUploads/|covers/|share/|readme/|healthz$|readyz$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|logo\\.png$|share\\.png$|robots\\.txt$|sitemap).*)',
  ],
};
