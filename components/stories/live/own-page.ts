import { getPage } from '@/lib/platform/calls/browser';

const ATTEMPTS = 4;
const WAIT_MS = 1000;

/**
 * Loads the current page of this address. It first waits a random time, so that not all readers' requests come at once,
 * and tries again while the answering portal has not received the change yet.
 * @param isNew whether a page was rendered after the change
 * @returns null when all attempts failed
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
