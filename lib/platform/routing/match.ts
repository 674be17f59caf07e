import {
  fixedAliases,
  isNumbered,
  paramPatterns,
  pathOf,
  routes,
  type Route,
  type RouteName,
} from './routes';

export interface Match {
  name: RouteName;
  params: Record<string, string>;
  /** The address is an alias of the page's own address. */
  isAlias: boolean;
}

interface Pattern {
  name: RouteName;
  segments: string[];
  isAlias: boolean;
}

const isParam = (segment: string) => segment.startsWith('[');
const countParams = (pattern: Pattern) => pattern.segments.filter(isParam).length;
const paramName = (path: string) => /\[(\w+)\]/.exec(path)?.[1] ?? 'id';

const patterns: Pattern[] = Object.entries<Route>(routes).flatMap(([name, route]) =>
  [route.path, ...(route.aliases ?? [])].flatMap((path, index) =>
    (isNumbered(route) ? [path, `${path}/page/[page]`] : [path]).map((address) => ({
      name: name as RouteName,
      segments: address.split('/').slice(1),
      isAlias: index > 0,
    })),
  ),
);

/** Literal segments win over parameters, so /news/important is not an id. */
const byLiterals = patterns.sort((a, b) => countParams(a) - countParams(b));

const bareForms = Object.entries<Route>(routes).flatMap(([name, route]) =>
  (route.bare ?? []).map((form) => {
    const param = paramName(route.path);
    const [path = form, key = param] = form.split('?');
    return { path, name: name as RouteName, param, key };
  }),
);

/** The route of a path without language prefix, or null. Upper and lower case must match. */
export function matchRoute(path: string): Match | null {
  const fixed = fixedAliases[path];
  if (fixed) return { ...fixed, isAlias: true };
  return find(path, (pattern, segment) => pattern === segment);
}

const FIRST_PAGE = '/page/1';

/**
 * The path as the route table spells it: with its letter case, without `/page/1`, and with a search for only spaces as
 * the empty search. Null when there is no route.
 */
export function canonicalPath(path: string): string | null {
  const mended = matchRoute(path) ? path : fixCase(path);
  const match = mended === null ? null : matchRoute(mended);
  if (match?.params['keyword']?.trim() === '') return pathOf('search');
  return match?.params['page'] === '1' && mended?.endsWith(FIRST_PAGE)
    ? mended.slice(0, -FIRST_PAGE.length)
    : mended;
}

/** The same path with the letter case of the route table; null when it matches no route. */
export function fixCase(path: string): string | null {
  const lower = path.toLowerCase();
  const fixed = Object.keys(fixedAliases).find((alias) => alias.toLowerCase() === lower);
  if (fixed) return fixed;
  const segments = path.split('/').slice(1);
  for (const pattern of byLiterals) {
    const mended = fill(pattern.segments, segments, (a, b) => a.toLowerCase() === b.toLowerCase());
    if (mended)
      return `/${pattern.segments.map((part, i) => (isParam(part) ? segments[i] : part)).join('/')}`;
  }
  return null;
}

/** The route of a query form, with the query keys it used. */
export interface QueryMatch extends Match {
  keys: string[];
}

/** The route of a query form (`/kuaixun_wz?id=7`, `/home_wz?page=2`), or null. */
export function matchQueryForm(path: string, query: URLSearchParams): QueryMatch | null {
  const lower = path.toLowerCase();
  for (const form of bareForms) {
    if (form.path.toLowerCase() !== lower) continue;
    const key = keyIn(query, form.key);
    const value = query.get(key)?.trim();
    if (value && paramPatterns[form.param]?.test(value)) {
      const match = { name: form.name, params: { [form.param]: value }, isAlias: true };
      return withPage(match, query, [key]) ?? { ...match, keys: [key] };
    }
  }
  const mended = query.has(keyIn(query, PAGE_KEY)) ? canonicalPath(path) : null;
  const match = mended === null ? null : matchRoute(mended);
  return match && withPage(match, query, []);
}

const PAGE_KEY = 'page';

/** The key as the query spells it: in the table's letter case if it has that, else in another, as in `?ID=7`. */
function keyIn(query: URLSearchParams, key: string): string {
  if (query.has(key)) return key;
  return [...query.keys()].find((candidate) => candidate.toLowerCase() === key.toLowerCase()) ?? key;
}

/** The page number of a numbered list in the query; page 1 is the list itself. Null without one. */
function withPage(match: Match, query: URLSearchParams, keys: string[]): QueryMatch | null {
  const key = keyIn(query, PAGE_KEY);
  const page = query.get(key)?.trim() ?? '';
  if (!isNumbered(routes[match.name]) || match.params[PAGE_KEY] || !paramPatterns[PAGE_KEY]?.test(page))
    return null;
  const params = page === '1' ? match.params : { ...match.params, [PAGE_KEY]: page };
  return { ...match, params, keys: [...keys, key] };
}

function find(path: string, isEqual: (pattern: string, segment: string) => boolean): Match | null {
  const segments = path.split('/').slice(1);
  for (const { name, segments: pattern, isAlias } of byLiterals) {
    const params = fill(pattern, segments, isEqual);
    if (params) return { name, params, isAlias };
  }
  return null;
}

function fill(pattern: string[], segments: string[], isEqual: (a: string, b: string) => boolean) {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!isParam(part)) {
      if (!isEqual(part, segment)) return null;
      continue;
    }
    const key = part.slice(1, -1);
    const value = decode(segment);
    if (value === null || !paramPatterns[key]?.test(value)) return null;
    params[key] = value;
  }
  return params;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
