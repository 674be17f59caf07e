import { createStore, delMany, getMany, setMany, type UseStore } from 'idb-keyval';
import type { LogEntry, QueuedScan, Roll } from './roll';

/** The data a phone stores, so that it survives a reload, a dead battery and hours without a network. */
export interface StoredScans {
  /** The token that gives access to the list; null for a phone that has joined none. */
  token: string | null;
  roll: Roll | null;
  queue: QueuedScan[];
  log: LogEntry[];
  /** Ids of scans the server has and that are to be undone there. */
  undos: string[];
}

export const NO_SCANS: StoredScans = { token: null, roll: null, queue: [], log: [], undos: [] };

/** The phone's storage. `write` resolves when the data is stored. */
export interface GateStore {
  read(): Promise<StoredScans>;
  write(change: Partial<StoredScans>): Promise<void>;
  clear(): Promise<void>;
}

const KEYS = ['token', 'roll', 'queue', 'log', 'undos'] as const;

let opened: UseStore | null = null;

/** The browser's database, opened by the first call, since there is none while the server renders the page. */
const open = () => (opened ??= createStore('lx-gate', 'gate'));

/** The storage in the browser's IndexedDB. Its functions reject where that is disabled. */
export const browserStore: GateStore = {
  async read() {
    const [token, roll, queue, log, undos] = await getMany<unknown>([...KEYS], open());
    return { ...NO_SCANS, ...withoutBlanks({ token, roll, queue, log, undos }) };
  },
  write: (change) => setMany(Object.entries(change), open()),
  clear: () => delMany([...KEYS], open()),
};

/** The values that are stored. Their shape is not checked, since only this program writes them. */
function withoutBlanks(values: Record<(typeof KEYS)[number], unknown>): Partial<StoredScans> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
