import type { ServerResponse } from 'node:http';
import { splitAddress } from '@/lib/platform/routing/local-address';
import { matchQueryForm } from '@/lib/platform/routing/match';

/**
 * Mends where a redirect of a page leads. Next writes the place twice when it is the first to ask for the page, and
 * a page that is kept knows no query: what came with the address (`utm_…`) goes along. The middleware's own redirects
 * have dealt with it.
 */
export function fixLocation(response: ServerResponse, { pathname, search, searchParams }: URL): void {
  const places = response.getHeader('location');
  if (places === undefined) return;
  const place = String(Array.isArray(places) ? (places[0] ?? '/') : places);
  const { path } = splitAddress(pathname.replace(/\/+$/, ''));
  const isSpent = matchQueryForm(path, searchParams) !== null;
  response.setHeader('location', place.includes('?') || isSpent ? place : place + search);
}
