import { readStored, store } from '@/lib/platform/storage/browser-storage';
import { plainPath } from '@/lib/platform/routing/local-address';

/** The keys under which a tab stores the page it shows and the one it showed before. */
const CURRENT_PAGE = 'lx_current';
const PREVIOUS_PAGE = 'lx_previous';

/**
 * Records the page this tab shows. The page before is stored in the tab's storage, so it survives a full load. When the
 * tab was opened by a link of this site, its first page has the page of that link before it.
 * @returns the path of the page before; the same page shown again (reloaded, in another language) does not count
 */
export function recordPage(path: string): string {
  const shown = readStored(CURRENT_PAGE) ?? pageOfReferrer();
  const before = shown === path ? previousPage() : shown;
  store(CURRENT_PAGE, path);
  store(PREVIOUS_PAGE, before);
  return before;
}

/** The path of the page this tab showed before; empty for its first page. */
export function previousPage(): string {
  return readStored(PREVIOUS_PAGE) ?? '';
}

function pageOfReferrer(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? plainPath(pathname) : '';
}
