/**
 * The number of the last backend change that outdated each tag. Unlike positions in the log, these numbers are the same
 * at every portal, so a page that another portal made can be checked by them.
 */
export class TagChanges {
  private readonly newest = new Map<string, number>();
  /** All changes after this one are known; null while none are. */
  private from: number | null = null;
  private last = 0;

  /** Starts again: every change up to this one counts as unknown. */
  beginAt(change: number): void {
    this.newest.clear();
    this.from = change;
    this.last = change;
  }

  record(change: number, tags: string[]): void {
    for (const tag of tags) this.newest.set(tag, Math.max(change, this.newest.get(tag) ?? 0));
    this.last = Math.max(change, this.last);
  }

  /**
   * Adds changes that precede the first known one.
   * @param from the change after which the list is complete, up to the first known change
   */
  addEarlier(from: number, list: { id: number; tags: string[] }[]): void {
    if (this.from === null || from >= this.from) return;
    for (const { id, tags } of list) this.record(id, tags);
    this.from = from;
  }

  /**
   * Whether something made when `change` was the newest one may be out of date: one of its tags has changed since, or
   * `change` is older or newer than all changes known here, so that this cannot be decided.
   */
  isOutdated(tags: string[], change: number): boolean {
    if (this.from === null || change < this.from || change > this.last) return true;
    return tags.some((tag) => (this.newest.get(tag) ?? 0) > change);
  }
}
