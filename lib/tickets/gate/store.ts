import { createStore, delMany, getMany, setMany, type UseStore } from 'idb-keyval';
import type { LogEntry, QueuedScan, Roll } from './roll';

/** What a phone keeps through a reload, a flat battery and hours without a network. */
export interface Kept {
  /** Opens the list; null for a phone that joined none. */
  token: string | null;
  roll: Roll | null;
  queue: QueuedScan[];
  log: LogEntry[];
  /** Scans that arrived and are to be taken back as soon as there is a network. */
  undos: string[];
}

export const NOTHING_KEPT: Kept = { token: null, roll: null, queue: [], log: [], undos: [] };

/** Where it is kept. Writing resolves when it is safe. */
export interface GateStore {
  read(): Promise<Kept>;
  write(change: Partial<Kept>): Promise<void>;
  clear(): Promise<void>;
}

const KEYS = ['token', 'roll', 'queue', 'log', 'undos'] as const;

let opened: UseStore | null = null;

/** The browser's database, opened with the first call: a server that renders the page has none. */
const open = () => (opened ??= createStore('lx-gate', 'gate'));

/** What the browser keeps. Its functions reject where the database is switched off. */
export const browserStore: GateStore = {
  async read() {
    const [token, roll, queue, log, undos] = await getMany<unknown>([...KEYS], open());
    return { ...NOTHING_KEPT, ...withoutBlanks({ token, roll, queue, log, undos }) };
  },
  write: (change) => setMany(Object.entries(change), open()),
  clear: () => delMany([...KEYS], open()),
};

/** What this program wrote itself is read back without another look at its shape. */
function withoutBlanks(values: Record<(typeof KEYS)[number], unknown>): Partial<Kept> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
