/** Where the worker and the page keep what the gate is made of. */
export const GATE_CACHE = 'lx-gate-1';

const WORKER = '/gate-worker.js';

/**
 * Makes the page work without a network from now on: registers its worker, and keeps what was loaded before the worker
 * ran. Resolves with whether it will.
 */
export async function keepForOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: location.pathname });
    await navigator.serviceWorker.ready;
    const cache = await caches.open(GATE_CACHE);
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
