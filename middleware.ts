import { NextResponse, type NextRequest } from 'next/server';
import { getConfig } from '@/lib/platform/config/config';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { pageLang } from '@/lib/platform/language/page-lang';
import { chosenLocale } from '@/lib/platform/routing/chosen-locale';
import {
  ERROR_DOCUMENT_HEADER,
  ERROR_DOCUMENTS,
  MISSING,
  STATUS_ONLY,
  type ErrorDocument,
} from '@/lib/platform/routing/error-documents';
import { fileTarget } from '@/lib/platform/routing/files';
import { isPathOff, isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import { localAddress } from '@/lib/platform/routing/local-address';
import { type Resolved, resolvePage, splitPath } from '@/lib/platform/routing/resolve';
import { folderOf, pathOf, routes, type Route } from '@/lib/platform/routing/routes';
import { checkCookies, moveKeyToCookie } from '@/lib/platform/session/move-key-to-cookie';
import { openSession, SESSION_COOKIE } from '@/lib/platform/session/session';
import { storedName } from '@/lib/platform/session/stored-name';
import { matchOfKind } from '@/lib/stories/own-address';

/** Makes the page after the redirect open the login dialog; a script of the page reads and clears it. */
const LOGIN_COOKIE = 'lx_login';
const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };

/**
 * Rewrites an address to its page, or redirects it. The checks in order: error documents, files, whether the page needs
 * a session, a redirect to the canonical address in the chosen language, a redirect to the address without its key. The
 * addresses are listed in the route table.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const { locale, path } = splitPath(pathname);
  const wanted = request.headers.get(ERROR_DOCUMENT_HEADER);
  const document = ERROR_DOCUMENTS.find(({ name }) => name === wanted);
  if (document) return errorDocument(request, chosenLocale(request, null, locale) ?? locale, document);
  const isOff = isPathOff(path);
  if (isKeyFile(pathname)) return new NextResponse(getConfig().indexNowKey, { headers: PLAIN });
  const file = isOff ? null : fileTarget(path, locale, request.headers.get('accept'));
  if (file)
    return file.isElsewhere
      ? redirect(request, file.path, 308)
      : rewrite(request, file.path, { 'content-language': HTML_LANG[locale] });

  const resolved = resolvePage(pathname, searchParams);
  // Where English comes first, the home page is the English entry.
  if (resolved?.match.name === 'frontDoor' && !isShown('frontDoor'))
    return redirect(request, href('en', 'home'), 307);
  const requested = resolved && isShown(resolved.match.name) ? resolved : null;
  const route: Route | null = requested && routes[requested.match.name];
  // Mail services post here for their readers (RFC 8058); opening the same address shows a page.
  if (requested?.match.name === 'unsubscribe' && request.method === 'POST')
    return rewrite(request, `/api${requested.path}`);
  if (!requested || !route || (route.onlyLocale && requested.path !== route.path))
    return wanted === STATUS_ONLY
      ? new NextResponse(null, { status: MISSING.status, headers: { 'cache-control': 'no-store' } })
      : errorDocument(request, locale, MISSING);
  const chosen = (!route.onlyLocale && chosenLocale(request, requested.match.name, locale)) || locale;
  const isGated = route.session === 'required';
  if (isGated && !(await openSession(request.cookies.get(storedName(SESSION_COOKIE))?.value)))
    return toLogin(request, chosen, localAddress(chosen, requested.path));
  if (!requested.isTidy || chosen !== locale)
    return checkCookies(requested.match.name, await toOwnAddress(request, requested, chosen));
  const keyless = moveKeyToCookie(request, requested);
  if (keyless) return keyless;
  // A page that needs a session is private, even if its HTML contains no data of the reader.
  const headers = {
    'content-language': pageLang(requested.match.name, locale),
    ...(isGated && { 'cache-control': 'private, no-store' }),
  };
  return rewrite(request, `/${locale}/${folderOf(requested.match.name, requested.match.params)}`, headers);
}

/**
 * One redirect to the canonical address of the page in the chosen language: 307 when the language changes, else 308.
 */
async function toOwnAddress(
  request: NextRequest,
  requested: Resolved,
  chosen: Locale,
): Promise<NextResponse> {
  const { match, usedKeys } = requested;
  const canonicalMatch = await matchOfKind(match);
  const path =
    canonicalMatch === match && usedKeys.length === 0
      ? requested.path
      : pathOf(canonicalMatch.name, canonicalMatch.params);
  const { onlyLocale }: Route = routes[canonicalMatch.name];
  const address = onlyLocale ? path : localAddress(chosen, path);
  return redirect(request, address, chosen === requested.locale ? 308 : 307, usedKeys);
}

/**
 * A redirect to the home page, where the login dialog opens. After signing in the reader is sent to the wanted page.
 */
function toLogin(request: NextRequest, locale: Locale, wanted: string): NextResponse {
  const response = redirect(request, localAddress(locale, '/home'), 307);
  const secure = getConfig().siteUrl.startsWith('https:');
  response.cookies.set(LOGIN_COOKIE, wanted, { maxAge: 60, sameSite: 'lax', path: '/', secure });
  return response;
}

/** Whether a path is the IndexNow key file, by which search engines check that the key belongs to this site. */
function isKeyFile(pathname: string): boolean {
  const { indexNowKey } = getConfig();
  return indexNowKey !== null && pathname === `/${indexNowKey}.txt`;
}

function rewrite(request: NextRequest, path: string, headers?: Record<string, string>): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = path;
  return NextResponse.rewrite(url, { headers });
}

function redirect(
  request: NextRequest,
  address: string,
  status: 307 | 308,
  usedKeys: readonly string[] = [],
): NextResponse {
  const url = new URL(address, request.url);
  url.search = request.nextUrl.search;
  for (const key of usedKeys) url.searchParams.delete(key);
  return NextResponse.redirect(url, { status, headers: { 'cache-control': 'no-store' } });
}

/**
 * Renders an error document with status 200, because with 404 Next would render another head. The server sets the
 * real status.
 */
function errorDocument(request: NextRequest, locale: Locale, { name }: ErrorDocument): NextResponse {
  return rewrite(request, `/${locale}/errors/${name}`, { [ERROR_DOCUMENT_HEADER]: name });
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    // Next reads only a literal: a test compares it with `lib/platform/routing/file-addresses.ts`.
    '/((?!_next/|api/|uploads/|privateUploads/|covers/|share/|page-scripts/|sitemaps/|readme/|exports/|stripe/webhook$|ap/|nodeinfo/|mcp$|oembed$|\\.well-known/(?:webfinger|nodeinfo)$|\\.well-known/security\\.txt$|\\.well-known/(?:apple-app-site-association|assetlinks\\.json)$|openapi\\.json$|embed\\.js$|healthz$|readyz$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|app-icon-(?:maskable-)?\\d+\\.png$|logo\\.png$|share\\.png$|robots\\.txt$|ticket-worker\\.js$|alert-worker\\.js$|gate-worker\\.js$|reader-worker\\.js$|sitemap).*)',
  ],
};
