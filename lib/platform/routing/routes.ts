import { REGION_KEY } from '@/backend/contract/regions/first-regions';
import { deskRoutes } from './route-table/desk';
import { landingRoutes } from './route-table/landings';
import { memberRoutes } from './route-table/members';
import { readingRoutes } from './route-table/reading';
import { ticketRoutes } from './route-table/tickets';
import type { Route } from './route-table/route';

export type { Route };

/** Every address of the site. Middleware, links, canonical addresses and sitemaps use this table. */
export const routes = {
  ...readingRoutes,
  ...memberRoutes,
  ...ticketRoutes,
  ...deskRoutes,
  ...landingRoutes,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Complete addresses that lead to one item of a route with parameters. */
export const fixedAliases: Record<string, { name: RouteName; params: Record<string, string> }> = {
  '/gw_dex': { name: 'topic', params: { id: '5' } },
};

/** The valid values of each parameter; an address with any other value does not exist. */
export const paramPatterns: Record<string, RegExp> = {
  id: /^[1-9]\d{0,14}$/,
  /** `3`, or `3-50`: a page of that size (`lib/platform/paging/pager.ts`). */
  page: /^[1-9]\d{0,5}(-(20|30|50))?$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-\d{2}$/,
  type: /^[a-z0-9-]{1,60}$/,
  kind: /^[a-z_]{1,30}$/,
  city: /^[^/]{1,60}$/,
  keyword: /^[\s\S]{1,300}$/,
  slug: /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/,
  code: /^[SD][LF][NP][BC]$/,
  /** What became of a form. */
  state: /^[a-z]{1,20}$/,
  /** Four shares in percent. */
  shares: /^\d{1,3}(-\d{1,3}){3}$/,
  token: /^[\w.~-]{1,300}$/,
  /** The text that replaces a key in an address: see `linkName`. */
  link: /^[\w-]{16}$/,
  region: REGION_KEY,
};

/** The last part of the folder of a numbered list. */
const PAGE_FOLDER = '/[page]';

type NumberedPage = `${string}/[page]`;
/** Routes of numbered lists. */
export type NumberedRoute = {
  [Name in RouteName]: (typeof routes)[Name]['page'] extends NumberedPage ? Name : never;
}[RouteName];

export function isNumbered(route: Route): boolean {
  return route.page.endsWith(PAGE_FOLDER);
}

/**
 * Fills the parameters into a route's canonical path; `page` gives a further page of a numbered list. The result has no
 * language prefix: see `href.ts`.
 */
export function pathOf(name: RouteName, params: Record<string, string | number> = {}): string {
  const path = fill(routes[name].path, params);
  const { page } = params;
  return page !== undefined && isNumbered(routes[name]) ? `${path}/page/${page}` : path;
}

/** The folder of a match with its parameters filled in, to which the middleware rewrites. */
export function folderOf(name: RouteName, params: Record<string, string>): string {
  return fill(routes[name].page, { page: 1, ...params });
}

function fill(pattern: string, params: Record<string, string | number>): string {
  return pattern.replace(/\[(\w+)\]/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')));
}
