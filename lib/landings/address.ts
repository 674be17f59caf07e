import type { PageAddress } from '@/lib/publishing/metadata/page-address';
import { routes, type Route, type RouteName } from '@/lib/platform/routing/routes';

const FOLDER = 'landings/';

/** Routes of landing pages that have an entry of their own in the route table, by slug. */
const OWN = new Map<string, RouteName>(
  (Object.entries(routes) as [RouteName, Route][]).flatMap(([name, { path, page }]) =>
    page.startsWith(FOLDER) && path === `/${page.slice(FOLDER.length)}` && !path.includes('[')
      ? [[path.slice(1), name]]
      : [],
  ),
);

/** The address of a landing or one of its sub-pages. */
export function landingAddress(slug: string): PageAddress {
  const name = OWN.get(slug);
  return name ? { name } : { name: 'landing', params: { slug } };
}
