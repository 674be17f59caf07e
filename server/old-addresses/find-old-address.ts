import { MAX_REDIRECT_STEPS } from '@/backend/contract/redirects/limits';
import { readOldAddress, trackingOf } from '@/backend/contract/redirects/old-address';
import { FILE_OR_CALL } from '@/lib/platform/routing/file-addresses';
import type { AddressTable, Way } from './address-table';
import { pageHere } from './page-here';
import { systemTarget } from './system-addresses';

/** The answer to an old address: where it leads, or null for 410. */
export interface OldAnswer {
  to: string | null;
}

/**
 * What an old address answers; null for nothing. Only those parameters of the query are passed on that say where a
 * reader came from.
 * @param host that of an old site; empty for the site itself
 * @param address path and query as requested
 * @param count is called with the row that answers
 */
export async function findOldAddress(
  table: AddressTable,
  host: string,
  address: string,
  count: (id: number) => void,
): Promise<OldAnswer | null> {
  const way = await follow(table, host, address);
  if (way) count(way.id);
  const to = way ? way.to : systemTarget(address);
  if (way?.status === 410) return { to: null };
  if (to === null || (host === '' && isSame(to, address))) return null;
  return { to: to.includes('?') || !to.startsWith('/') ? to : to + trackingOf(queryOf(address)) };
}

async function follow(table: AddressTable, host: string, address: string): Promise<Way | null> {
  const first = await table.find(host, address);
  let way = first;
  for (let step = 0; step < MAX_REDIRECT_STEPS && way?.to.startsWith('/'); step += 1) {
    if (FILE_OR_CALL.test(way.to) || pageHere(way.to) !== null) break;
    const next: Way | null = await table.find('', way.to);
    // The end of the way is a missing page.
    if (!next || isSame(next.to, way.to)) break;
    way = next;
  }
  return way && first && { ...way, id: first.id };
}

const queryOf = (address: string): string => address.slice(address.indexOf('?') + 1 || address.length);

function isSame(to: string, address: string): boolean {
  const [target, requested] = [readOldAddress(to), readOldAddress(address)];
  return target !== null && target.host === '' && target.key === requested?.key;
}
