import { routes, type Route, type RouteName } from '@/lib/platform/routing/routes';
import { isWithin, type Section } from './section';

/** Pages that belong to a section although their addresses are not below the section's. */
const ELSEWHERE: Partial<Record<RouteName, readonly RouteName[]>> = {
  columns: ['columnList', 'articles', 'article'],
  events: ['calendar', 'organisers'],
  features: ['specials'],
  my: ['myArticles', 'collect', 'follow', 'feedback', 'myTickets', 'hosting'],
};

/** The sections computed so far: every page shows links to the same few. */
const sections = new Map<RouteName, Section>();

/** The section that begins at a route: its page, every page whose address is below it, and those in `ELSEWHERE`. */
export function sectionOf(name: RouteName): Section {
  const section = sections.get(name) ?? findSection(name);
  sections.set(name, section);
  return section;
}

function findSection(name: RouteName): Section {
  const paths = [name, ...(ELSEWHERE[name] ?? [])].map((routeName) => withoutParams(routes[routeName].path));
  const folders = Object.values<Route>(routes)
    .filter((route) => paths.some((path) => isWithin(route.path, path)))
    .map(({ page }) => `/${withoutParams(page)}`);
  return { paths, folders: [...new Set(folders)] };
}

function withoutParams(path: string): string {
  return path.replace(/\/?\[.*$/, '');
}
