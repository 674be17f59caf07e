/** Stores groups one after the other; the caller can prepare the next group meanwhile. */
export class StoreInTurn<Group> {
  private readonly waiting: string[] = [];
  private current: Promise<void> = Promise.resolve();

  constructor(private readonly store: (group: Group) => Promise<{ waiting: string[] }>) {}

  /**
   * Begins to store a group as soon as the one before it is stored.
   * @throws what storing the one before it threw
   */
  async add(group: Group): Promise<void> {
    await this.current;
    this.current = this.store(group).then(({ waiting }) => void this.waiting.push(...waiting));
    // A rejection is handled where `current` is awaited; until then it must not end the process.
    this.current.catch(() => undefined);
  }

  /** @returns the source keys of the changes that wait for an editor, of all groups */
  async finish(): Promise<string[]> {
    await this.current;
    return this.waiting;
  }
}
