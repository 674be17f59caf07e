import type { DraftDocument } from '@/backend/contract/writing/draft';
import type { Opening } from '@/lib/writing/opening';
import { clearCopy, storeCopy, renameCopy } from './local-copy';
import type { SaveState } from './saver';

const THROTTLE_MS = 250;

/**
 * Stores a copy in this browser: written at most every `THROTTLE_MS` milliseconds, deleted when all changes are on the
 * server.
 */
export function createCopyStore(user: number, opening: Opening, document: () => DraftDocument) {
  let { key } = opening;
  let base: { version: number; document: DraftDocument } | null = opening.stored && {
    version: opening.stored.version,
    document: opening.stored.document,
  };
  let isDue = false;
  /** Steps run one after another, so that an earlier one cannot bring a deleted copy back. */
  let queue: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (!isDue) return;
    isDue = false;
    const kind = opening.stored?.kind ?? 'article';
    const copy = { user, key, kind, document: document(), base, at: Date.now() };
    queue = queue.then(() => storeCopy(copy));
    await queue;
  };

  const keep = (state: SaveState, isStored: boolean): void => {
    const named = state.id === null ? key : String(state.id);
    if (named !== key) {
      const before = key;
      queue = queue.then(() => renameCopy(user, before, named));
      key = named;
    }
    if (!isStored) {
      isDue = true;
      timer ??= setTimeout(() => void write(), THROTTLE_MS);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    isDue = false;
    if (state.version !== null) base = { version: state.version, document: document() };
    const stored = key;
    queue = queue.then(() => clearCopy(user, stored));
  };

  return {
    keep,
    write,
    /** The server's version on which the text is based; null for a draft that the server has not stored yet. */
    base: () => base,
    rebase: (version: number, stored: DraftDocument) => {
      base = { version, document: stored };
    },
    key: () => key,
    forget: () => clearCopy(user, key),
  };
}
