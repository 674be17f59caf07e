import { COLLECTED_CACHE, READ_CACHE } from './reader-cache-names';

/** The caches of the installed app, in the order in which they are searched. */
export const READER_CACHES = [READ_CACHE, COLLECTED_CACHE];

/** The stored copy of a page or file; null when there is none. */
export async function findStored(address: string): Promise<Response | null> {
  for (const name of READER_CACHES) {
    const stored = await (await caches.open(name)).match(address, { ignoreVary: true });
    if (stored) return stored;
  }
  return null;
}
