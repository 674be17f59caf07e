import type { ServerResponse } from 'node:http';
import { splitAddress } from '@/lib/platform/routing/local-address';
import { matchQueryForm } from '@/lib/platform/routing/match';

/** The status of redirects whose `Location` is already complete. */
const WHOLE = 303;

/**
 * Corrects the `Location` of a page's redirect. Next sets it twice when the page is rendered for the first time, and a
 * cached page does not know the query of the request (`utm_…`), so it is added here. Redirects of the middleware have
 * already used or kept it; one that leads away from a page with a key in its address (303) contains the complete
 * address.
 */
export function fixLocation(response: ServerResponse, { pathname, search, searchParams }: URL): void {
  const places = response.getHeader('location');
  if (places === undefined) return;
  const place = String(Array.isArray(places) ? (places[0] ?? '/') : places);
  const { path } = splitAddress(pathname.replace(/\/+$/, ''));
  const isSpent = response.statusCode === WHOLE || matchQueryForm(path, searchParams) !== null;
  response.setHeader('location', place.includes('?') || isSpent ? place : place + search);
}
