import type { Context } from '@/backend/kernel/context';

/** The first rows matter most: foreign keys of a table taken for empty are checked by reading all of it. */
const AT_LEAST = 300;
/** Later, plans change only when a table grows by much. */
const SHARE = 0.5;

/**
 * Keeps the planner's statistics true while much is imported. A Postgres server does it by itself; the embedded one has
 * no background processes and would go on planning for an empty table.
 */
export class Statistics {
  private analysed = 0;
  private since = 0;

  constructor(private readonly context: Context) {}

  /** Counts rows that were stored, and analyses the tables when they are enough to matter. */
  async noteStored(rows: number): Promise<void> {
    if (!this.context.database.isEmbedded) return;
    this.since += rows;
    if (this.since < AT_LEAST + this.analysed * SHARE) return;
    this.analysed += this.since;
    this.since = 0;
    await this.context.database.sql.unsafe('analyze');
  }
}
