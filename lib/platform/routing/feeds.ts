import { localAddress } from './local-address';
import type { Locale } from '@/lib/platform/language/locales';
import { matchRoute } from './match';
import { pathOf, type RouteName } from './routes';

/** File name → format; a feed stands at the address of its page, with one of these behind it. */
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
] as const satisfies readonly RouteName[];
export type FeedRoute = (typeof FEED_ROUTES)[number];

export interface FeedMatch {
  name: FeedRoute;
  id: number | null;
  file: FeedFile;
}

/** What a path without language prefix is the feed of; null when it is none. */
export function matchFeed(path: string): FeedMatch | null {
  const [, page = '', file = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  if (!isFeedFile(file)) return null;
  const match = matchRoute(page || '/');
  if (!match || match.isAlias || match.params['page'] || !isFeedRoute(match.name)) return null;
  return { name: match.name, id: match.params['id'] ? Number(match.params['id']) : null, file };
}

/** The address of a feed in one language; that of the home page stands at the root of the language. */
export function feedAddress(locale: Locale, name: FeedRoute, id: number | null, file: FeedFile): string {
  const page = pathOf(name, id === null ? {} : { id });
  return localAddress(locale, `${page === '/' ? '' : page}/${file}`);
}

function isFeedFile(file: string): file is FeedFile {
  return Object.hasOwn(FEED_FILES, file);
}

export function isFeedRoute(name: RouteName): name is FeedRoute {
  return (FEED_ROUTES as readonly RouteName[]).includes(name);
}
