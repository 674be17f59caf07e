import { store, readStored } from '@/lib/platform/storage/browser-storage';
import { heldPage } from './held-page';

const WANTED = 'lx_wanted';
const ACTION = 'lx_action';

/** Something an anonymous reader wanted to do; done once they are signed in. */
export interface PendingAction {
  /** What is to be done; `takeAction` is called with the same word. */
  kind: string;
  id: number;
}

/** Keeps where the reader wanted to go, until they are signed in. */
export function rememberDestination(path: string): void {
  store(WANTED, path);
}

export function rememberAction(action: PendingAction): void {
  store(ACTION, JSON.stringify(action));
}

/** Removes the kept action if it is of this kind and for this id; true when it was. */
export function takeAction(kind: string, id: number): boolean {
  const kept = readStored(ACTION);
  if (kept === null || kept !== JSON.stringify({ kind, id })) return false;
  store(ACTION, null);
  return true;
}

/** Drops the kept destination and action, for when nobody signed in. */
export function clearPending(): void {
  for (const key of [WANTED, ACTION]) store(key, null);
}

/**
 * Continues after signing in. Without `otherwise`, a held page (`holdPage`) stays and its `onSignedIn` is called. Else
 * opens the page the reader wanted, or `otherwise`, or reloads the page.
 */
export function continueAfterLogin(otherwise?: string): void {
  const held = heldPage();
  if (held && !otherwise) return held.onSignedIn();
  const wanted = readStored(WANTED);
  store(WANTED, null);
  if (wanted !== null && isOwn(wanted)) location.assign(wanted);
  else if (otherwise) location.replace(otherwise);
  else location.reload();
}

/** Whether a path stays on this site: `/\\host` leads to another site, as `//host` does. */
function isOwn(path: string): boolean {
  return path.startsWith('/') && new URL(path, location.origin).origin === location.origin;
}
