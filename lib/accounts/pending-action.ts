import { store, readStored } from '@/lib/platform/storage/browser-storage';
import { unsavedPage } from './unsaved-page';

/** Keys of the session storage. */
export const WANTED = 'lx_wanted';
export const ACTION = 'lx_action';
/**
 * The key in local storage for the tab that a link in a letter opens: such a tab does not see this tab's session
 * storage.
 */
export const SHARED = 'lx_pending';
/** Long enough for somebody who registers to find the letter. */
const SHARED_MS = 3_600_000;

/** Something an anonymous reader wanted to do; it is done once they are signed in. */
export interface PendingAction {
  /** The kind of action; `consumeAction` is called with the same word. */
  kind: string;
  id: number;
}

/**
 * The data with which another tab continues: where the reader was going, what they wanted to do there, and their form
 * drafts for it.
 */
export interface Shared {
  path: string;
  action: PendingAction | null;
  drafts: Readonly<Record<string, unknown>>;
  until: number;
}

/** Stores where the reader wanted to go, until they are signed in. */
export function rememberDestination(path: string): void {
  store(WANTED, path);
  share({ path, action: null, drafts: {} });
}

/**
 * Stores what the reader wanted to do on this page, until they are signed in.
 * @param drafts the form drafts it needs, by key
 */
export function rememberAction(action: PendingAction, drafts: Shared['drafts'] = {}): void {
  store(ACTION, JSON.stringify(action));
  share({ path: location.pathname + location.search, action, drafts });
}

/** Stores for other tabs of this browser, for an hour, how to continue. */
export function share(shared: Omit<Shared, 'until'>): void {
  store(SHARED, JSON.stringify({ ...shared, until: Date.now() + SHARED_MS }), 'browser');
}

/**
 * Whether this document is about to be replaced. It stays usable for a moment, but what it requests then is cut off, so
 * the action is left for the next document.
 */
let isLeaving = false;

/** Removes the stored action if it is of this kind and for this id; true when it was. */
export function consumeAction(kind: string, id: number): boolean {
  if (isLeaving) return false;
  const stored = readStored(ACTION);
  if (stored === null || stored !== JSON.stringify({ kind, id })) return false;
  store(ACTION, null);
  return true;
}

/** Deletes the stored destination and action, for other tabs, too. */
export function clearPending(): void {
  store(SHARED, null, 'browser');
  for (const key of [WANTED, ACTION]) store(key, null);
}

/**
 * Continues after signing in. Without `otherwise`, an unsaved page (`markUnsaved`) stays and its `onSignedIn` is called. Else
 * opens the page the reader wanted, or `otherwise`, or reloads the page.
 */
export function continueAfterLogin(otherwise?: string): void {
  const page = unsavedPage();
  if (page && !otherwise) return page.onSignedIn();
  const wanted = readStored(WANTED);
  store(WANTED, null);
  store(SHARED, null, 'browser');
  isLeaving = true;
  // The browser may show this document again when the reader goes back.
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
  if (wanted !== null && isOwn(wanted)) location.assign(wanted);
  else if (otherwise) location.replace(otherwise);
  else location.reload();
}

/** Whether a path stays on this site: `/\\host` leads to another site, as `//host` does. */
function isOwn(path: string): boolean {
  return path.startsWith('/') && new URL(path, location.origin).origin === location.origin;
}
