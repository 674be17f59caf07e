import type { OptionalSection } from '@/backend/contract/brand/sections';
import { siteBrand } from '@/lib/platform/config/site-brand';
import { matchRoute } from './match';
import { routes, type Route, type RouteName } from './routes';

/** What the folders of a section's pages begin with. */
const FOLDERS: Record<OptionalSection, readonly string[]> = {
  events: ['events/list', 'events/past', 'events/calendar', 'events/organisers', 'events/[id]'],
  data: ['data'],
  usa: ['usa'],
  hk: ['hk'],
  landings: ['landings', 'quiz'],
};
/** The ends of addresses of files about a page: its feeds, its Markdown, the calendar entry of an event. */
const FILE_END = /\/(?:feed\.xml|atom\.xml|feed\.json)$|\.(?:md|ics)$/;

/** Whether the newsroom has switched a section off. */
export function isSectionOff(section: OptionalSection): boolean {
  return siteBrand().hidden?.includes(section) ?? false;
}

/** Whether the newsroom shows a page; one of a section that was switched off answers 404. */
export function isShown(name: RouteName): boolean {
  const { hidden = [] } = siteBrand();
  if (hidden.length === 0) return true;
  const { page }: Route = routes[name];
  return !hidden.some((section) =>
    FOLDERS[section].some((folder) => page === folder || page.startsWith(`${folder}/`)),
  );
}

/** Whether a path without language is that of a page that is not shown, or of a file about one. */
export function isPathOff(path: string): boolean {
  if ((siteBrand().hidden ?? []).length === 0) return false;
  const match = matchRoute(path.replace(FILE_END, '') || '/');
  return match !== null && !isShown(match.name);
}
