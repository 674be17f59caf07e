/** Of this tab until it is closed, or of this browser. */
type Area = 'tab' | 'browser';

const storageOf = (area: Area) => (area === 'tab' ? sessionStorage : localStorage);

/** A text kept under a name; null when there is none, or no storage. */
export function readStored(key: string, area: Area = 'tab'): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** A value kept as JSON; null when there is none, or the text is no JSON. The caller checks its shape. */
export function readStoredJson(key: string, area: Area = 'tab'): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Keeps a text; null forgets it.
 * @returns whether there is a storage that took it: a full or forbidden one is no failure
 */
export function store(key: string, value: string | null, area: Area = 'tab'): boolean {
  try {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Names in a storage that begin so; in that of this tab unless told otherwise. */
export function storedKeys(beginning: string, area: Area = 'tab'): string[] {
  try {
    return Object.keys(storageOf(area)).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}

/** What a browser keeps for the member alone is kept under names that begin so, and goes with the member. */
export const OWN = 'lx_own_';

/** Forgets everything that is kept for the member alone. */
export function forgetOwn(): void {
  for (const key of storedKeys(OWN, 'browser')) store(key, null, 'browser');
}

/** Whether this tab may reload itself for this reason; notes that it does. Once a minute, so that it never loops. */
export function mayReload(key: string, now = Date.now()): boolean {
  if (now - Number(readStored(key) ?? 0) < RELOAD_AGAIN_MS) return false;
  store(key, String(now));
  return true;
}

const RELOAD_AGAIN_MS = 60_000;
