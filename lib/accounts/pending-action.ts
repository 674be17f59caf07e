import { store, readStored } from '@/lib/platform/storage/browser-storage';
import { heldPage } from './held-page';

const WANTED = 'lx_wanted';
const ACTION = 'lx_action';

/** Something an anonymous reader asked for; done once they are signed in. */
export interface PendingAction {
  /** Who does it: the name under which a part of the page registered itself. */
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

/** Takes the action out if it is of this kind and for this id. */
export function takeAction(kind: string, id: number): boolean {
  const kept = readStored(ACTION);
  if (kept === null || kept !== JSON.stringify({ kind, id })) return false;
  store(ACTION, null);
  return true;
}

/** Nobody signed in after all. */
export function forgetPending(): void {
  for (const key of [WANTED, ACTION]) store(key, null);
}

/** After signing in: a held page goes on; else where the reader wanted to go, or the given page, or the same page anew. */
export function continueAfterLogin(otherwise?: string): void {
  const held = heldPage();
  if (held && !otherwise) return held.onSignedIn();
  const wanted = readStored(WANTED);
  store(WANTED, null);
  if (wanted !== null && isOwn(wanted)) location.assign(wanted);
  else if (otherwise) location.replace(otherwise);
  else location.reload();
}

/** A path of this site, however a browser reads it: `/\\host` leads away like `//host`. */
function isOwn(path: string): boolean {
  return path.startsWith('/') && new URL(path, location.origin).origin === location.origin;
}
