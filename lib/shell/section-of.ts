import { routes, type Route, type RouteName } from '@/lib/platform/routing/routes';
import { isWithin, type Section } from './section';

/** The section that begins at a route: that page and every page whose address is below it. */
export function sectionOf(name: RouteName): Section {
  const { path } = routes[name];
  const folders = Object.values<Route>(routes)
    .filter((route) => isWithin(route.path, path))
    .map(({ page }) => `/${page.replace(/\/?\[.*$/, '')}`);
  return { path, folders: [...new Set(folders)] };
}
