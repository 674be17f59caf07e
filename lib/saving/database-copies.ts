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
  /** What `work` returns of the database; `without` where there is none, or where the browser refuses it. */
  const attempt = async <Result>(
    work: (store: UseStore) => Promise<Result>,
    without: Result,
  ): Promise<Result> => {
    try {
      return await work((opened ??= createStore(database, 'copies')));
    } catch {
      return without;
    }
  };
  const nameOf = (user: number, key: string) => `${user}:${key}`;
  const remove = async (names: string[]): Promise<void> => {
    if (names.length > 0) await attempt((store) => delMany(names, store), undefined);
  };
  const readAll = (): Promise<[string, Copy][]> => attempt((store) => entries<string, Copy>(store), []);

  return {
    write: (copy: Copy): Promise<void> =>
      attempt((store) => set(nameOf(copy.user, copy.key), copy, store), undefined),
    read: async (user: number, key: string): Promise<Copy | null> =>
      (await attempt((store) => get<Copy>(nameOf(user, key), store), undefined)) ?? null,
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
