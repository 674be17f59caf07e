import { localAddress } from './local-address';
import type { Locale } from '@/lib/platform/language/locales';
import { matchRoute } from './match';
import { pathOf, type RouteName } from './routes';

/** Feed formats by file name. The address of a feed is that of its page, with one of these names at the end. */
export const FEED_FILES = { 'feed.xml': 'rss', 'atom.xml': 'atom', 'feed.json': 'json' } as const;
export type FeedFile = keyof typeof FEED_FILES;
export type FeedFormat = (typeof FEED_FILES)[FeedFile];

export const FEED_TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** Pages that have a feed. */
const FEED_ROUTES = [
  'home',
  'news',
  'newsCategory',
  'articles',
  'category',
  'author',
  'topic',
  'label',
  'events',
  'hk',
  'usa',
  'region',
] as const satisfies readonly RouteName[];
export type FeedRoute = (typeof FEED_ROUTES)[number];

export interface FeedMatch {
  name: FeedRoute;
  /** The id of an item, or the key of an edition. */
  id: number | string | null;
  file: FeedFile;
}

/** The page and format of a feed's path (without language prefix); null when it is not a feed. */
export function matchFeed(path: string): FeedMatch | null {
  const [, page = '', file = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  if (!isFeedFile(file)) return null;
  const match = matchRoute(page || '/');
  if (!match || match.isAlias || match.params['page'] || !isFeedRoute(match.name)) return null;
  const { id, region } = match.params;
  return { name: match.name, id: region ?? (id ? Number(id) : null), file };
}

/** The parameters of the page of a feed. */
export function paramsOf(id: FeedMatch['id']): Record<string, string | number> {
  if (id === null) return {};
  return typeof id === 'string' ? { region: id } : { id };
}

/** The address of a feed in one language; the home page's feed is directly below the language's prefix. */
export function feedAddress(locale: Locale, name: FeedRoute, id: FeedMatch['id'], file: FeedFile): string {
  const page = pathOf(name, paramsOf(id));
  return localAddress(locale, `${page === '/' ? '' : page}/${file}`);
}

function isFeedFile(file: string): file is FeedFile {
  return Object.hasOwn(FEED_FILES, file);
}

export function isFeedRoute(name: RouteName): name is FeedRoute {
  return (FEED_ROUTES as readonly RouteName[]).includes(name);
}
