import { readStored, readStoredJson, store } from '@/lib/platform/storage/browser-storage';
import {
  ACTION,
  clearPending,
  continueAfterLogin,
  rememberDestination,
  share,
  SHARED,
  type Shared,
  WANTED,
} from './pending-action';
import { readDraft, writeDraft } from './use-form-draft';
import { hasMemberCookie } from './use-member';

/**
 * Lets this tab continue, once the reader is signed in, with what another tab stored. For the page that letters about
 * accounts link to. What this tab has stored itself takes precedence.
 */
export function adoptPending(): void {
  const shared = readShared();
  store(SHARED, null, 'browser');
  if (shared === null || readStored(WANTED) !== null) return;
  store(WANTED, shared.path);
  if (shared.action && readStored(ACTION) === null) store(ACTION, JSON.stringify(shared.action));
  for (const [key, value] of Object.entries(shared.drafts))
    if (readDraft(key) === undefined) writeDraft(key, value);
}

/**
 * Lets a reader who followed a link to this document from another page of this site return there once they are signed
 * in, for links that a script would have handled in place. What this tab has stored itself takes precedence.
 */
export function returnToReferrer(): void {
  const [opened] = performance.getEntriesByType('navigation');
  // After a navigation in place the referrer is still that of the document.
  const isOpened = opened !== undefined && new URL(opened.name).pathname === location.pathname;
  if (!isOpened || document.referrer === '' || readStored(WANTED) !== null) return;
  const { origin, pathname, search } = new URL(document.referrer);
  if (origin === location.origin && pathname !== location.pathname) rememberDestination(pathname + search);
}

/**
 * Call when the dialog was closed: no action runs automatically after that, but a reader who registers later still
 * finds their form drafts.
 */
export function giveUpAction(): void {
  const shared = readShared();
  clearPending();
  // Drafts stay, also when it is called again.
  if (shared && (shared.action || Object.keys(shared.drafts).length > 0)) share({ ...shared, action: null });
}

/** What another tab stored; null when there is nothing, or when it is too old or malformed. */
function readShared(): Shared | null {
  const stored = readStoredJson(SHARED, 'browser');
  if (typeof stored !== 'object' || stored === null) return null;
  const { path, action = null, drafts, until } = stored as Partial<Shared>;
  if (typeof path !== 'string' || typeof until !== 'number' || until < Date.now()) return null;
  return { path, action, drafts: { ...drafts }, until };
}

/**
 * Continues when the reader returns to this tab after signing in in another one.
 * @returns a function that ends this
 */
export function continueOnReturn(): () => void {
  if (hasMemberCookie()) return () => undefined;
  const look = () => {
    if (document.visibilityState === 'visible' && hasMemberCookie()) continueAfterLogin();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}
