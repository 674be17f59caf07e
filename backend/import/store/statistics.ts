import type { Context } from '@/backend/kernel/context';

/** Rows before the first analysis. It must be early: foreign keys to a table that seems empty are checked by full scans. */
const AT_LEAST = 300;
/** Later analyses come when the stored rows have grown by this share. */
const SHARE = 0.5;

/**
 * Updates the planner's statistics during an import. A PostgreSQL server does this itself; the embedded database has no
 * background processes and would still plan for empty tables.
 */
export class Statistics {
  private analysed = 0;
  private since = 0;

  constructor(private readonly context: Context) {}

  /** Counts stored rows, and analyses the tables when there are enough new ones. */
  async recordStored(rows: number): Promise<void> {
    if (!this.context.database.isEmbedded) return;
    this.since += rows;
    if (this.since < AT_LEAST + this.analysed * SHARE) return;
    this.analysed += this.since;
    this.since = 0;
    await this.context.database.sql.unsafe('analyze');
  }
}
