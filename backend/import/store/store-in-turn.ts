/** Stores groups one after the other, each while its caller makes the next ready. */
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
    // Its failure is met where it is awaited; until then it must not end the process.
    this.current.catch(() => undefined);
  }

  /** @returns how many changes wait for an editor, of all groups */
  async finish(): Promise<number> {
    await this.current;
    return this.waiting;
  }
}
