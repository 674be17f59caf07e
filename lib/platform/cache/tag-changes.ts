/**
 * By which of the backend's numbered changes each tag last went out of date. Unlike positions of the log, these numbers are
 * the same at every portal, so that a page another portal made can be checked by them.
 */
export class TagChanges {
  private readonly newest = new Map<string, number>();
  /** Every later change is known; null while none is. */
  private from: number | null = null;
  private last = 0;

  /** Forgets everything: of changes up to this one nothing is known any more. */
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
   * Adds changes from before the first that is known.
   * @param from the change after which the list is complete, up to the first that is known
   */
  addEarlier(from: number, list: { id: number; tags: string[] }[]): void {
    if (this.from === null || from >= this.from) return;
    for (const { id, tags } of list) this.record(id, tags);
    this.from = from;
  }

  /**
   * Whether something made when a change was the newest may be out of date: one of its tags has changed since, or it cannot be
   * known, because the change is older or newer than all that are known here.
   */
  isOutdated(tags: string[], change: number): boolean {
    if (this.from === null || change < this.from || change > this.last) return true;
    return tags.some((tag) => (this.newest.get(tag) ?? 0) > change);
  }
}
