import { LRUCache } from 'lru-cache';
import type { TagLog } from '@/lib/platform/cache/tag-log';

/** Data of the backend that several pages show, such as a short list. */
export interface StoredAnswer {
  /** Checked by the contract; shared by all requests, so nobody may change it. */
  data: unknown;
  tags: string[];
  /** The position in the log of tags before it was requested. */
  since: number;
  /** The newest date in the data, in milliseconds since 1970; null if it has none. */
  newest: number | null;
  /** When its lifetime is over, in milliseconds since 1970. */
  until: number;
}

const MEMORY_BYTES = 16 * 1024 * 1024;

/** Parsed data of the backend in memory. A page stores what it was made from, so this is small and is not stored on disk. */
export class StoredAnswers {
  private readonly answers = new LRUCache<string, StoredAnswer>({ maxSize: MEMORY_BYTES });

  /** The answer if nothing has changed since it was made, even if its lifetime is over; null for none. */
  get(key: string, log: Pick<TagLog, 'isOutdated'>): StoredAnswer | null {
    const answer = this.answers.get(key);
    if (answer && !log.isOutdated(answer.tags, answer.since)) return answer;
    this.answers.delete(key);
    return null;
  }

  delete(key: string): void {
    this.answers.delete(key);
  }

  /** @param size the number of bytes it was sent in */
  set(key: string, answer: StoredAnswer, size: number): void {
    this.answers.set(key, answer, { size: Math.max(1, size) });
  }
}

/** One object for the process, as Next bundles this module more than once. */
export function storedAnswers(): StoredAnswers {
  const holder = globalThis as { lianxunAnswers?: StoredAnswers };
  return (holder.lianxunAnswers ??= new StoredAnswers());
}
