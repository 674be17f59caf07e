/** Stores groups one after the other; the caller can prepare the next group meanwhile. */
export class StoreInTurn<Group, Result> {
  private readonly results: Result[] = [];
  private current: Promise<void> = Promise.resolve();

  constructor(private readonly store: (group: Group) => Promise<Result>) {}

  /**
   * Waits until the previous group is stored, then begins to store this one.
   * @throws the error of storing the previous group
   */
  async add(group: Group): Promise<void> {
    await this.current;
    this.current = this.store(group).then((result) => void this.results.push(result));
    // A rejection is handled where `current` is awaited; until then it must not end the process.
    this.current.catch(() => undefined);
  }

  /** @returns the result of each group */
  async finish(): Promise<Result[]> {
    await this.current;
    return this.results;
  }
}
