import { fileTarget } from '@/lib/platform/routing/files';
import { localAddress } from '@/lib/platform/routing/local-address';
import { resolvePage, splitPath } from '@/lib/platform/routing/resolve';
import { routes, type Route } from '@/lib/platform/routing/routes';

const FRONT_DOOR = '/en';

/** The address of the page that this site has under a path, in the spelling of the route table; null for no page. */
export function pageHere(address: string): string | null {
  const url = new URL(`http://portal${address}`);
  const { locale, path } = splitPath(url.pathname);
  const file = fileTarget(path, locale, null);
  if (file) return file.isElsewhere ? file.path : url.pathname;
  const requested = resolvePage(url.pathname, url.searchParams);
  if (!requested) return null;
  for (const key of requested.usedKeys) url.searchParams.delete(key);
  const { onlyLocale }: Route = routes[requested.match.name];
  const isWhole = onlyLocale !== undefined || requested.path === FRONT_DOOR;
  return `${isWhole ? requested.path : localAddress(requested.locale, requested.path)}${url.search}`;
}
