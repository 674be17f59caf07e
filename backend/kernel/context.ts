import type { Logger } from 'pino';
import type { Config } from './config';
import type { Database, Db } from '@/backend/db/open';

/** What every service is given; a test may hold the clock and the dice still. */
export interface Context {
  config: Config;
  database: Database;
  db: Db;
  log: Logger;
  now(): Date;
  /** 0 ≤ n < 1 */
  random(): number;
}

/** The same context inside a transaction: everything through it commits or rolls back together. */
export function inTransaction<Result>(
  context: Context,
  work: (inner: Context) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction((db) => work({ ...context, db }));
}
