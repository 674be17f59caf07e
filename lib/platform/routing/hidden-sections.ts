import type { OptionalSection } from '@/backend/contract/brand/sections';
import { hasRegion } from '@/lib/platform/config/regions';
import { siteBrand, siteFacts } from '@/lib/platform/config/site-brand';
import { isEnglishFirst } from '@/lib/platform/language/writing-locales';
import { splitAddress } from './local-address';
import { matchRoute } from './match';
import { routes, type Route, type RouteName } from './routes';

/** What belongs to a section. */
interface Parts {
  /** What the folders of its pages begin with. */
  pages: readonly string[];
  /** What the addresses of its files, calls, frames and parts of pages begin with. */
  files: readonly string[];
}

/** The table of optional sections: what answers 404 when one is off. */
const PARTS: Record<OptionalSection, Parts> = {
  events: {
    pages: ['events/list', 'events/past', 'events/calendar', 'events/organisers', 'events/[id]'],
    files: ['/embed/events', '/api/events', '/api/side/events', '/fragments/side/events', '/share/event'],
  },
  data: {
    pages: ['data'],
    files: ['/embed/data', '/embed/series', '/api/data', '/share/dataType', '/share/series'],
  },
  usa: { pages: ['usa'], files: [] },
  hk: { pages: ['hk'], files: [] },
  landings: {
    pages: ['landings', 'quiz'],
    files: ['/api/landings', '/share/landing', '/share/quizResult'],
  },
};
/** The ends of addresses of files about a page: its feeds, its Markdown, the calendar entry of an event. */
const FILE_END = /\/(?:feed\.xml|atom\.xml|feed\.json)$|\.(?:md|ics)$/;
/** The share picture of a page without an item, by the name of its route. */
const PAGE_CARD = /^\/share\/page\/(\w+)\//;

/** The page of an edition, or a feed of it. */
const REGION_PAGE = /^\/regions\/([^/]+)(?:\/|$)/;

const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/**
 * Whether the newsroom shows a page; one of a section that was switched off, or that is not public yet, answers 404.
 * The English entry page is for a newsroom that writes in another language first.
 */
export function isShown(name: RouteName): boolean {
  const { hidden = [] } = siteBrand();
  if (siteFacts().drafts?.some((draft) => draft === name)) return false;
  if (name === 'frontDoor') return !isEnglishFirst();
  if (hidden.length === 0) return true;
  const { page }: Route = routes[name];
  return !hidden.some((section) => PARTS[section].pages.some((folder) => isUnder(page, folder)));
}

/**
 * Whether a path without language belongs to an edition the newsroom does not have, or to a section that is off: that of a page, of a file about one, or of a file,
 * call or frame of the section.
 */
export function isPathOff(path: string): boolean {
  const { hidden = [] } = siteBrand();
  const named = decoded(path);
  const [, region] = REGION_PAGE.exec(named) ?? [];
  if (region !== undefined && !hasRegion(region)) return true;
  if (hidden.length === 0 && !siteFacts().drafts?.length && !isEnglishFirst()) return false;
  if (hidden.some((section) => PARTS[section].files.some((folder) => isUnder(named, folder)))) return true;
  const [, card = ''] = PAGE_CARD.exec(named) ?? [];
  if (isRoute(card)) return !isShown(card);
  const match = matchRoute(path.replace(FILE_END, '') || '/');
  return match !== null && !isShown(match.name);
}

/** Whether a link an editor wrote leads to a section that is off. @param link an address of any site, or a path of this one */
export function leadsToSectionOff(link: string): boolean {
  return link.startsWith('/') && isPathOff(splitAddress(link.split(/[?#]/)[0] ?? '').path);
}

const isRoute = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** A path in which letters may stand in percent-encoding. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
