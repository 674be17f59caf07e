import { tags as names } from '@/backend/contract/tags';
import type { FlashChange } from '@/backend/contract/stories/flash-change';

/** What open pages are told: the flashes a change touched. Null when any may have changed, so that pages look anew. */
export interface LiveChange {
  id: number;
  flashes: FlashChange[] | null;
}

const MOST_CHANGES = 1000;
/** A page that missed more looks anew: that is less than being told each. */
const MOST_TOLD = 100;

/** The latest changes of flashes in the order of their numbers, for pages that come back. */
export class RecentChanges {
  private changes: LiveChange[] = [];
  /** Of all changes after this one it is known whether they touched flashes. */
  private start = 0;
  private newest = 0;

  /** The number of the newest change, of flashes or not. */
  get last(): number {
    return this.newest;
  }

  /** Nothing is known of what came before this change. */
  beginAt(id: number): void {
    this.changes = [];
    this.start = id;
    this.newest = id;
  }

  /** @returns what open pages are told; null when they need not hear of it, or heard of it before */
  note(id: number, tags: readonly string[], flashes: FlashChange[]): LiveChange | null {
    if (id <= this.newest) return null;
    this.newest = id;
    const isBulk = tags.includes(names.all);
    if (!isBulk && flashes.length === 0) return null;
    const change: LiveChange = { id, flashes: isBulk ? null : flashes };
    this.changes.push(change);
    if (this.changes.length > MOST_CHANGES) this.start = this.changes.shift()?.id ?? this.start;
    return change;
  }

  /** What came after a change, oldest first; one change that says "look anew" when that is not known or too much. */
  after(id: number): LiveChange[] {
    const missed = this.changes.filter((change) => change.id > id);
    const isKnown = id >= this.start && missed.length <= MOST_TOLD;
    return isKnown ? missed : [{ id: this.newest, flashes: null }];
  }
}
