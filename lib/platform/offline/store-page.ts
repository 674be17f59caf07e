import { getAnswer } from '@/lib/platform/calls/browser';
import { STATIC_FILES } from '@/lib/platform/next/static-files';
import { IS_FILE } from './cached-files';

interface Storing {
  /** Address of the worker that answers without a network (`serve-offline.worker.ts`). */
  worker: string;
  /** The name of the cache in which the worker stores pages and files. */
  cache: string;
  /** Beginning of the paths the worker controls. */
  scope: string;
}

/** The scripts, styles and fonts that a document names. */
const NAMED = new RegExp(`(?:src|href)="((?:${STATIC_FILES}|/page-scripts/)[^"]+)"`, 'g');
/** A script that belongs to one page only. */
const IS_SCRIPT_OF_PAGE = /^\/page-scripts\//;

/**
 * Makes this page, or another one, available offline: registers its worker, and stores the files its document names,
 * those loaded before the worker ran, and finally the page, which is never stored without them. The document is
 * fetched, since navigation within the site never loads it.
 * @param page its address; without one, the page that is shown
 * @returns whether that succeeded
 */
export async function storePageOffline(
  { worker, cache: name, scope }: Storing,
  page = location.origin + location.pathname,
): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  try {
    await activated(await navigator.serviceWorker.register(worker, { scope }));
    const cache = await caches.open(name);
    const answer = await getAnswer(page);
    const cachedUrls = new Set((await cache.keys()).map(({ url }) => url));
    const files = new Set([...filesIn(await answer.clone().text()), ...loadedFiles()]);
    await cache.addAll([...files].filter((url) => !cachedUrls.has(url)));
    await cache.put(page, answer);
    return true;
  } catch {
    return false;
  }
}

/** The scripts, styles and fonts that the document of a stored page names. */
async function filesOf(cache: Cache, page: string): Promise<string[]> {
  return filesIn((await (await cache.match(page, { ignoreVary: true }))?.text()) ?? '');
}

function filesIn(document: string): string[] {
  return [...document.matchAll(NAMED)].map(([, path = '']) => location.origin + path);
}

/** Deletes the stored pages that are not in the list, and the scripts that no other stored page names. */
export async function clearPages(cache: Cache, isWanted: (page: Request) => boolean): Promise<void> {
  const all = await cache.keys();
  const pages = all.filter(isPage);
  const wanted = pages.filter(isWanted);
  const named = new Set((await Promise.all(wanted.map(({ url }) => filesOf(cache, url)))).flat());
  const old = all.filter(({ url }) => IS_SCRIPT_OF_PAGE.test(new URL(url).pathname) && !named.has(url));
  const gone = pages.filter((page) => !wanted.includes(page));
  await Promise.all([...gone, ...old].map((request) => cache.delete(request, { ignoreVary: true })));
}

/** Whether a cached address is that of a page, not of a file that pages name. */
export function isPage({ url }: Request): boolean {
  return !IS_FILE.test(new URL(url).pathname);
}

/**
 * Resolves once the worker runs. `navigator.serviceWorker.ready` would wait for a worker of the address at which this
 * document was loaded.
 */
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
