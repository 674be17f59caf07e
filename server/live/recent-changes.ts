import { tags as names } from '@/backend/contract/tags';
import type { FlashChange } from '@/backend/contract/stories/flash-change';

/**
 * What open pages are told: the flashes a change touched. Null when any flash may have changed, so that pages load
 * their list again.
 */
export interface LiveChange {
  id: number;
  flashes: FlashChange[] | null;
}

const MAX_CHANGES = 1000;
/** A page that missed more loads its list again, which is less work than each change. */
const MAX_MISSED = 100;

/** The latest changes of flashes in the order of their numbers, for pages that reconnect. */
export class RecentChanges {
  private changes: LiveChange[] = [];
  /** All changes of flashes after this number are in `changes`. */
  private start = 0;
  private newest = 0;

  /** The number of the newest change, also of one without flashes. */
  get last(): number {
    return this.newest;
  }

  /** Forgets everything up to and including this change. */
  beginAt(id: number): void {
    this.changes = [];
    this.start = id;
    this.newest = id;
  }

  /** @returns what open pages are told; null when it touched no flash or was noted before */
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

  /** Changes after a number, oldest first. When they are not all known or too many: one change with `flashes: null`. */
  after(id: number): LiveChange[] {
    const missed = this.changes.filter((change) => change.id > id);
    const isKnown = id >= this.start && missed.length <= MAX_MISSED;
    return isKnown ? missed : [{ id: this.newest, flashes: null }];
  }
}
