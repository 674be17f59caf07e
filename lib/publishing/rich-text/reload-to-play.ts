const STORED = 'lx-player';

/**
 * Loads the document again, by itself, so that its policy is that of the page it shows, and plays then. Where that
 * changes nothing, because the document was loaded for this page, the reader goes to the page of the video.
 * @param address of the frame
 * @param page of the video at its site
 */
export function reloadToPlay(address: string, page: string): void {
  const [loading] = performance.getEntriesByType('navigation');
  const isOfThisPage = loading !== undefined && new URL(loading.name).pathname === location.pathname;
  if (isOfThisPage || !store(address)) return location.assign(page);
  location.reload();
}

/** Whether the document was loaded again to play this address. True once. */
export function takeReloaded(address: string): boolean {
  try {
    if (sessionStorage.getItem(STORED) !== address) return false;
    sessionStorage.removeItem(STORED);
    return true;
  } catch {
    return false;
  }
}

function store(address: string): boolean {
  try {
    sessionStorage.setItem(STORED, address);
    return true;
  } catch {
    return false;
  }
}
