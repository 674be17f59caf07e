import type { Entry } from './entry';
import { LIFETIMES } from './lifetimes';
import { PAGE_TAGS_HEADER, writePageTags } from './page-tags';
import { scriptAddressIn, scriptKey } from './script-address';
import { lifetimeOf, type SharedEntry } from './shared-entries';
import type { Stores } from './stores';

/** Whether its lifetime is over although nothing it shows has changed: another portal may have a newer copy. */
export function isExpired({ value, cacheControl, bornAt }: Entry): boolean {
  return Date.now() >= bornAt + lifetimeOf(value, cacheControl);
}

/**
 * Takes over an entry that another portal has made, if it is up to date by the changes known here.
 * @param tags further tags it depends on
 */
export async function takeSharedEntry(
  stores: Stores,
  key: string,
  tags: string[] = [],
): Promise<Entry | null> {
  const { shared, log, entries } = stores;
  // If the shared cache fails, the entry is made here, and the reader notices nothing.
  const sharedEntry = await shared?.get(key).catch(() => null);
  if (!sharedEntry || !(await hasScript(stores, sharedEntry.value))) return null;
  // A script is named by its content and has no tags: it is never out of date.
  const isOutdated =
    sharedEntry.tags.length > 0 && log.changes.isOutdated([...sharedEntry.tags, ...tags], sharedEntry.change);
  if (isOutdated) return null;
  const entry = inOwnNumbers(sharedEntry, log.position);
  await entries.set(key, entry);
  return entry;
}

/** Whether the script of a page is stored here or can be taken over; a page without scripts needs none. */
async function hasScript(stores: Stores, value: unknown): Promise<boolean> {
  const { html } = Object(value);
  const address = typeof html === 'string' ? scriptAddressIn(html) : null;
  if (!address) return true;
  const key = scriptKey(address.hash);
  return ((await stores.entries.get(key)) ?? (await takeSharedEntry(stores, key))) !== null;
}

/** Replaces the position, since each portal has its own log; a page also carries it in its headers. */
function inOwnNumbers({ value, startedAt: bornAt, tags, cacheControl }: SharedEntry, since: number): Entry {
  const { headers } = Object(value);
  const until = bornAt + Math.min(lifetimeOf(value, cacheControl), 1000 * LIFETIMES.page);
  const localValue = headers
    ? {
        ...Object(value),
        headers: { ...headers, [PAGE_TAGS_HEADER]: writePageTags({ bornAt, since, until, tags }) },
      }
    : value;
  return { value: localValue, bornAt, since, tags, cacheControl };
}
