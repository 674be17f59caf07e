import 'server-only';
import type { Section } from '@/backend/contract/publishing/sections';
import { isFirstRegion } from '@/backend/contract/regions/first-regions';
import { hasRegion } from '@/lib/platform/config/regions';
import { siteFacts } from '@/lib/platform/config/site-brand';
import { isShown, leadsToSectionOff } from '@/lib/platform/routing/hidden-sections';
import { splitAddress } from '@/lib/platform/routing/local-address';
import { matchRoute } from '@/lib/platform/routing/match';
import type { RouteName } from '@/lib/platform/routing/routes';

/** Pages that show the content of a section. */
const PAGES: Partial<Record<RouteName, Section>> = {
  news: 'flashes',
  articles: 'articles',
  columns: 'columns',
  columnList: 'columns',
  features: 'topics',
  specials: 'specials',
  events: 'events',
  eventsPast: 'events',
  calendar: 'events',
  organisers: 'events',
  usa: 'usa',
  hk: 'hk',
  data: 'data',
  dataRecords: 'data',
  weekly: 'weekly',
  tools: 'tools',
  partners: 'partners',
  notices: 'notices',
  atlas: 'atlas',
  letters: 'letters',
  personalities: 'quiz',
  personality: 'quiz',
};

/**
 * Whether a page is shown and has something to show, as far as that depends on a section of the site; true for any other
 * page, and where the backend does not say. An empty section is in no menu and no sitemap, and asks search engines not to
 * list it. When one gets its first content or loses its last, all pages are made anew.
 */
export function isFilled(name: RouteName): boolean {
  if (!isShown(name)) return false;
  const section = PAGES[name];
  return section === undefined || !siteFacts().empty?.includes(section);
}

/** Whether there is an edition of this key that has something to show. */
export function isRegionFilled(key: string): boolean {
  if (isFirstRegion(key)) return isFilled(key);
  return hasRegion(key) && !siteFacts().empty_regions?.includes(key);
}

/** Whether a category has a live story of a kind; true where the backend does not say. */
export function isCategoryFilled(kind: 'flash' | 'article', id: number): boolean {
  return !siteFacts().empty_categories?.includes(`${kind}:${id}`);
}

/** Whether a newsletter can be subscribed to; true where the backend does not say. */
export function isLetterOffered(key: string): boolean {
  return siteFacts().letters?.includes(key) ?? true;
}

/** Whether a link of a menu leads to what is shown and has something to show; true for other addresses. @param link an address of any site, or a path of this one */
export function isLinkFilled(link: string): boolean {
  if (!link.startsWith('/')) return true;
  if (leadsToSectionOff(link)) return false;
  const match = matchRoute(splitAddress(link.split(/[?#]/)[0] ?? '').path);
  if (!match) return true;
  const { region } = match.params;
  return region === undefined ? isFilled(match.name) : isRegionFilled(region);
}
