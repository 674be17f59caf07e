import { getPage } from '@/lib/platform/calls/browser';

const TRIES = 4;
const WAIT_MS = 1000;

/**
 * The page at this address as it is now. Asked after a moment, not by all readers at once: and again while the portal
 * that answers has not heard of the change.
 * @param isNew whether a page is from after the change
 * @returns null when there was none
 */
export async function readOwnPage(isNew: (page: Document) => boolean): Promise<Document | null> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, tries * WAIT_MS * (0.5 + Math.random())));
    const text = await getPage(location.pathname + location.search).catch(() => null);
    const page = text === null ? null : new DOMParser().parseFromString(text, 'text/html');
    if (page && isNew(page)) return page;
  }
  return null;
}
