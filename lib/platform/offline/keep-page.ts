interface Keeping {
  /** Address of the worker that answers without a network (`worker.ts`). */
  worker: string;
  /** Name of the cache in which the worker keeps pages and files. */
  cache: string;
  /** Beginning of the paths the worker controls. */
  scope: string;
}

/** Scripts, styles and fonts a document refers to. */
const NAMED = /(?:src|href)="(\/(?:_next\/static|page-scripts)\/[^"]+)"/g;
const IS_FILE = /^\/(?:_next\/static|page-scripts)\//;

/**
 * Makes this page available offline: registers its worker, and stores the page, the files its document names, and those
 * loaded before the worker ran. The document is fetched, since a soft navigation never loads it.
 * @returns whether that succeeded
 */
export async function keepPageOffline({ worker, cache: name, scope }: Keeping): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  try {
    await activated(await navigator.serviceWorker.register(worker, { scope }));
    const cache = await caches.open(name);
    const page = location.origin + location.pathname;
    await cache.add(page);
    const document = (await (await cache.match(page))?.text()) ?? '';
    const named = [...document.matchAll(NAMED)].map(([, path = '']) => location.origin + path);
    const known = new Set((await cache.keys()).map(({ url }) => url));
    await cache.addAll([...new Set([...named, ...loadedFiles()])].filter((url) => !known.has(url)));
    return true;
  } catch {
    return false;
  }
}

/** Resolves once the worker runs. `navigator.serviceWorker.ready` would wait for the address this document began at. */
function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve();
      if (!worker || worker.state === 'redundant') reject(new Error('no worker'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** Scripts, styles and fonts this page has loaded. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name.split('#')[0] ?? name)
    .filter((name) => name.startsWith(location.origin) && IS_FILE.test(name.slice(location.origin.length)));
}
