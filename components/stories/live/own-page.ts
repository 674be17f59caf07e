import { getPage } from '@/lib/platform/calls/browser';

const ATTEMPTS = 4;
const WAIT_MS = 1000;

/**
 * Loads the current page of this address. Waits a random time first, so that not all readers ask at once, and tries
 * again while the portal that answers does not know the change yet.
 * @param isNew whether a page was rendered after the change
 * @returns null when no try succeeded
 */
export async function readOwnPage(isNew: (page: Document) => boolean): Promise<Document | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, attempt * WAIT_MS * (0.5 + Math.random())));
    const text = await getPage(location.pathname + location.search).catch(() => null);
    const page = text === null ? null : new DOMParser().parseFromString(text, 'text/html');
    if (page && isNew(page)) return page;
  }
  return null;
}
