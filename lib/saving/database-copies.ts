import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';

/** How many milliseconds a copy is kept. */
const STORED_MS = 30 * 24 * 3600 * 1000;

interface StoredCopy {
  user: number;
  key: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Copies of texts in a database of this browser, for each member by a key. They never throw: without a database nothing
 * is stored.
 * @param database name of the database
 */
export function createDatabaseCopies<Copy extends StoredCopy>(database: string) {
  let opened: UseStore | null = null;
  const open = (): UseStore | null => {
    try {
      return (opened ??= createStore(database, 'copies'));
    } catch {
      return null;
    }
  };
  const nameOf = (user: number, key: string) => `${user}:${key}`;
  const remove = async (names: string[]): Promise<void> => {
    const store = open();
    if (store && names.length > 0) await delMany(names, store).catch(() => undefined);
  };
  const readAll = async (): Promise<[string, Copy][]> => {
    const store = open();
    return store ? entries<string, Copy>(store).catch(() => []) : [];
  };

  return {
    write: async (copy: Copy): Promise<void> => {
      const store = open();
      if (store) await set(nameOf(copy.user, copy.key), copy, store).catch(() => undefined);
    },
    read: async (user: number, key: string): Promise<Copy | null> => {
      const store = open();
      const copy = store && (await get<Copy>(nameOf(user, key), store).catch(() => undefined));
      return copy ?? null;
    },
    clear: (user: number, key: string): Promise<void> => remove([nameOf(user, key)]),
    /** This member's copies, newest first. */
    list: async (user: number): Promise<Copy[]> => {
      const copies = (await readAll()).map(([, copy]) => copy);
      return copies.filter((copy) => copy.user === user).sort((a, b) => b.at - a.at);
    },
    /** Deletes copies older than 30 days. @param now milliseconds since 1970 */
    clearOld: async (now: number): Promise<void> => {
      const old = (await readAll()).filter(([, { at }]) => now - at > STORED_MS);
      await remove(old.map(([name]) => name));
    },
  };
}
