/** A scrape waits no longer than this for the database; then it gets the numbers of the previous one. */
const LIMIT_MS = 1500;

/**
 * The callback of gauges at each scrape: reads their numbers from the database, once for all gauges that share it.
 * @param read sets the gauges
 */
export function readAtScrape(read: () => Promise<void>): () => Promise<void> {
  let pendingRead: Promise<void> | null = null;
  return async () => {
    pendingRead ??= read().finally(() => (pendingRead = null));
    const late = new Promise<void>((resolve) => setTimeout(resolve, LIMIT_MS).unref());
    await Promise.race([pendingRead.catch(() => undefined), late]);
  };
}
