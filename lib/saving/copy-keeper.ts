import type { SaveState } from './save-queue';

const THROTTLE_MS = 250;

/** A text that the server has stored. */
export interface CopyBase<Document> {
  version: number;
  document: Document;
}

interface CopyKeeperOptions<Document> {
  key: string;
  base: CopyBase<Document> | null;
  document: () => Document;
  write: (key: string, document: Document, base: CopyBase<Document> | null) => Promise<void>;
  clear: (key: string) => Promise<void>;
}

/**
 * Stores a copy of a long text in this browser: written at most every `THROTTLE_MS` milliseconds, deleted when all
 * changes are on the server.
 */
export function createCopyKeeper<Document>(options: CopyKeeperOptions<Document>) {
  let { key, base } = options;
  let isDue = false;
  /** Steps run one after another, so that an earlier one cannot bring a deleted copy back. */
  let queue: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = (): Promise<void> => {
    stopTimer();
    if (isDue) {
      const copy = [key, options.document(), base] as const;
      queue = queue.then(() => options.write(...copy));
    }
    isDue = false;
    return queue;
  };
  const clear = (stored: string) => {
    queue = queue.then(() => options.clear(stored));
  };

  return {
    /** For `createSaveQueue`: stores the changes, or deletes the copy, under the id as soon as there is one. */
    keep: ({ id, version }: SaveState, isStored: boolean): void => {
      const before = key;
      if (id !== null) key = String(id);
      isDue = !isStored;
      if (isStored) {
        stopTimer();
        if (version !== null) base = { version, document: options.document() };
        clear(key);
      } else if (key === before) timer ??= setTimeout(() => void write(), THROTTLE_MS);
      else void write();
      if (key !== before) clear(before);
    },
    write,
    /** The server's version on which the text is based; null for a text that the server has not stored yet. */
    base: () => base,
    rebase: (stored: CopyBase<Document>) => {
      base = stored;
    },
    key: () => key,
    clear: () => options.clear(key),
  };
}
