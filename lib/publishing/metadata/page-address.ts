import type { RouteName } from '@/lib/platform/routing/routes';

/** A page, by the name of its route and the parts of its address. */
export interface PageAddress {
  name: RouteName;
  params?: Record<string, string | number>;
}
