import { storyOfComments, tags as names } from '@/backend/contract/tags';
import type { FlashChange } from '@/backend/contract/stories/flash-change';

/**
 * The message to open pages: the flashes that a change touched. Null when any flash may have changed, so that pages
 * load their list again.
 */
export interface LiveChange {
  id: number;
  flashes: FlashChange[] | null;
}

/** The stories whose comments a change touched, by its tags. */
export const commentedIn = (tags: readonly string[]): number[] =>
  tags.flatMap((tag) => storyOfComments(tag) ?? []);

const MAX_CHANGES = 1000;
/** A page that missed more changes loads its list again, which is less work than sending each change. */
const MAX_MISSED = 100;

/** The latest changes of flashes in the order of their numbers, for pages that reconnect. */
export class RecentChanges {
  private changes: LiveChange[] = [];
  /** All changes of flashes after this number are in `changes`. */
  private start = 0;
  private newest = 0;

  /** The number of the newest change, even if it touched no flashes. */
  get last(): number {
    return this.newest;
  }

  /** Deletes all changes up to and including this one. */
  beginAt(id: number): void {
    this.changes = [];
    this.start = id;
    this.newest = id;
  }

  /** @returns the message to open pages; null when the change touched no flash or was recorded before */
  record(id: number, tags: readonly string[], flashes: FlashChange[]): LiveChange | null {
    if (id <= this.newest) return null;
    this.newest = id;
    const isBulk = tags.includes(names.all);
    if (!isBulk && flashes.length === 0) return null;
    const change: LiveChange = { id, flashes: isBulk ? null : flashes };
    this.changes.push(change);
    if (this.changes.length > MAX_CHANGES) this.start = this.changes.shift()?.id ?? this.start;
    return change;
  }

  /**
   * Changes after a number, oldest first. When not all are known, or when there are too many: one change with `flashes:
   * null`.
   */
  after(id: number): LiveChange[] {
    const missed = this.changes.filter((change) => change.id > id);
    const isKnown = id >= this.start && missed.length <= MAX_MISSED;
    return isKnown ? missed : [{ id: this.newest, flashes: null }];
  }
}
