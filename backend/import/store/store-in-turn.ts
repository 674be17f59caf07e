/** Stores groups one after the other; the caller can prepare the next group meanwhile. */
export class StoreInTurn<Group> {
  private waiting = 0;
  private current: Promise<void> = Promise.resolve();

  constructor(private readonly store: (group: Group) => Promise<{ waiting: number }>) {}

  /**
   * Begins to store a group as soon as the one before it is stored.
   * @throws what storing the one before it threw
   */
  async add(group: Group): Promise<void> {
    await this.current;
    this.current = this.store(group).then(({ waiting }) => void (this.waiting += waiting));
    // A rejection is handled where `current` is awaited; until then it must not end the process.
    this.current.catch(() => undefined);
  }

  /** @returns how many changes wait for an editor, of all groups */
  async finish(): Promise<number> {
    await this.current;
    return this.waiting;
  }
}
