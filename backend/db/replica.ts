import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import type { tables } from '@/backend/db/schema/tables';

/** How often a copy that lags is asked how far it is. */
const LOOK_MS = 200;
/** How long a copy that failed is left alone. */
const REST_MS = 5000;
/** A copy that takes longer to say how far it is counts as away. */
const PATIENCE_MS = 1000;

/**
 * A copy of the database that follows it with a delay. Changes are copied in the order in which they were made, and the
 * number of a change of pages is written after the change itself, so a copy that has the number has the change.
 */
export class Replica {
  /** The newest change it is known to have. */
  private has = -1;
  private nextLook = 0;
  private isAnswering = true;

  constructor(
    readonly db: PostgresJsDatabase<typeof tables>,
    private readonly sql: postgres.Sql,
  ) {}

  /** Whether what is read from it is at least as new as a change. False while it does not answer. */
  async isAsNewAs(change: number): Promise<boolean> {
    if (performance.now() < this.nextLook) return this.has >= change && this.isAnswering;
    if (this.has >= change && this.isAnswering) return true;
    this.nextLook = performance.now() + LOOK_MS;
    try {
      const late = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error('the copy does not answer')), PATIENCE_MS).unref(),
      );
      const [newest] = await Promise.race([
        this.sql<{ id: string | null }[]>`select max(id) as id from page_changes`,
        late,
      ]);
      this.has = Number(newest?.id ?? 0);
      this.isAnswering = true;
    } catch {
      this.rest();
    }
    return this.isAnswering && this.has >= change;
  }

  /** Is told that it failed. */
  rest(): void {
    this.isAnswering = false;
    this.nextLook = performance.now() + REST_MS;
  }
}
