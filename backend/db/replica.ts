import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import type { tables } from '@/backend/db/schema/tables';
import { integer, nullable } from './codec';
import { readDriverRows } from './driver-rows';

/** How often a lagging replica is queried for its newest change, in ms. */
const LOOK_MS = 200;
/** How long a replica is not used after a failure, in ms. */
const REST_MS = 5000;
/** A replica that takes longer to answer counts as failed, in ms. */
const PATIENCE_MS = 1000;

/**
 * A replica of the database, which may lag. Changes are replicated in the order of their commits, and the number of a page
 * change is written after the change itself, so a replica that has the number has the change.
 */
export class Replica {
  /** The number of the newest change the replica is known to have. */
  private has = -1;
  private nextLook = 0;
  private isAnswering = true;

  constructor(
    readonly db: PostgresJsDatabase<typeof tables>,
    private readonly sql: postgres.Sql,
  ) {}

  /** Whether the replica has this page change. False while it does not answer. */
  async isAsNewAs(change: number): Promise<boolean> {
    if (performance.now() < this.nextLook) return this.has >= change && this.isAnswering;
    if (this.has >= change && this.isAnswering) return true;
    this.nextLook = performance.now() + LOOK_MS;
    try {
      const [newest] = await readDriverRows(inTime(this.sql`select max(id) as id from page_changes`), {
        id: nullable(integer),
      });
      this.has = newest?.id ?? 0;
      this.isAnswering = true;
    } catch {
      this.rest();
    }
    return this.isAnswering && this.has >= change;
  }

  /**
   * Waits for a read as long as the replica answers at all: a long read may continue, a frozen replica is abandoned.
   * @throws Error when the replica does not answer; a result that still arrives is discarded
   */
  async whileAnswering<Result>(read: Promise<Result>): Promise<Result> {
    const settled = read.then(
      () => true,
      () => true,
    );
    for (;;) {
      const isSettled = await inTime(settled).catch(() => false);
      if (isSettled) return read;
      await Promise.race([settled, inTime(this.sql`select 1`)]);
    }
  }

  /** To be called after a failure: the replica is not used for a few seconds. */
  rest(): void {
    this.isAnswering = false;
    this.nextLook = performance.now() + REST_MS;
  }
}

/** @throws Error when it takes longer than a replica may take to answer */
function inTime<Result>(work: PromiseLike<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('the copy does not answer')), PATIENCE_MS).unref(),
  );
  return Promise.race([work, late]);
}
