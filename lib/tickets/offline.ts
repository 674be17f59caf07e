/** Where the worker and the pages keep what tickets are shown with. */
export const TICKET_CACHE = 'lx-tickets-1';

const WORKER = '/ticket-worker.js';

/**
 * Makes this ticket's page open without a network from now on: registers the worker for pages of tickets, and keeps
 * what was loaded before it ran.
 * @param scope beginning of the paths it answers for
 * @returns whether it will
 */
export async function keepForOffline(scope: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  try {
    await navigator.serviceWorker.register(WORKER, { scope });
    await navigator.serviceWorker.ready;
    const cache = await caches.open(TICKET_CACHE);
    const known = new Set((await cache.keys()).map(({ url }) => url));
    const wanted = [location.origin + location.pathname, ...loadedFiles()].filter((url) => !known.has(url));
    await cache.addAll(wanted);
    return true;
  } catch {
    return false;
  }
}

/** Scripts, styles and fonts of this page that are already here. */
function loadedFiles(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name.split('#')[0] ?? name)
    .filter((name) => name.startsWith(`${location.origin}/_next/static/`));
  return [...new Set(files)];
}
