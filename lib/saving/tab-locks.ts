const LOCK = 'lx-saving:';
const TAB = 'lx-saving-tab:';

let tab: Promise<string> | null = null;

/** The name of a lock that only this document holds, by which its other locks are recognised. */
function lockTab(): Promise<string> {
  return (tab ??= new Promise((resolve) => {
    const name = TAB + crypto.randomUUID();
    const hold = () => {
      resolve(name);
      return new Promise<void>(() => undefined);
    };
    void navigator.locks.request(name, hold);
  }));
}

/** The keys of the texts that are open in another tab of this browser; none in browsers without locks. */
export async function openKeys(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set();
  const here = await lockTab();
  const { held: locks = [] } = await navigator.locks.query();
  const client = locks.find(({ name }) => name === here)?.clientId;
  const elsewhere = locks.filter(({ clientId }) => clientId !== client);
  return new Set(elsewhere.flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : [])));
}

/**
 * Marks a text as open in this tab until the tab closes.
 * @returns a function that removes the mark
 */
export function lockKey(key: string): () => void {
  if (!('locks' in navigator)) return () => undefined;
  let release: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(LOCK + key, { mode: 'shared' }, () => closed);
  return () => release();
}
