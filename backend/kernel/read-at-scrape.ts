/** A scrape does not wait longer for the database; it then gets the numbers of the last time. */
const LIMIT_MS = 1500;

/**
 * What gauges call at each scrape: reads their numbers from the database, once for all gauges that share it.
 * @param read sets the gauges
 */
export function readAtScrape(read: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  return async () => {
    underWay ??= read().finally(() => (underWay = null));
    const late = new Promise<void>((resolve) => setTimeout(resolve, LIMIT_MS).unref());
    await Promise.race([underWay.catch(() => undefined), late]);
  };
}
