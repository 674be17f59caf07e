/** `tab`: until the tab is closed; `browser`: for all tabs, without an expiry. */
type Area = 'tab' | 'browser';

const storageOf = (area: Area) => (area === 'tab' ? sessionStorage : localStorage);

/** The text stored under a name; null when there is none, or no storage. */
export function readStored(key: string, area: Area = 'tab'): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** A value stored as JSON; null when there is none, or the text is not JSON. The caller checks its shape. */
export function readStoredJson(key: string, area: Area = 'tab'): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores a text; null deletes it. Never throws.
 * @returns false when the storage is full or forbidden
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

/** The keys in a storage that begin with this text. */
export function storedKeys(beginning: string, area: Area = 'tab'): string[] {
  try {
    return Object.keys(storageOf(area)).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}

/** The beginning of all keys with data of the signed-in member; deleted when the member signs out. */
export const OWN = 'lx_own_';

/** Deletes all data of the member. */
export function clearOwn(): void {
  for (const key of storedKeys(OWN, 'browser')) store(key, null, 'browser');
}

/**
 * Whether this tab may reload itself for this reason, once a minute at most, so that it never loops. Records the time.
 */
export function mayReload(key: string, now = Date.now()): boolean {
  if (now - Number(readStored(key) ?? 0) < RELOAD_AGAIN_MS) return false;
  store(key, String(now));
  return true;
}

const RELOAD_AGAIN_MS = 60_000;
