import { pathOf, routes, type Route, type RouteName } from './routes';
import { localAddress } from './local-address';
import type { Locale } from '@/lib/platform/language/locales';

/** The address of a route in one language. */
export function href(locale: Locale, name: RouteName, params?: Record<string, string | number>): string {
  const route: Route = routes[name];
  return route.onlyLocale ? route.path : localAddress(locale, pathOf(name, params));
}
