import type { Logger } from 'pino';
import type { Config } from './config';
import type { RedisLink } from '@/backend/contract/process/redis';
import type { Role } from '@/backend/contract/accounts/user';
import type { Database, Db } from '@/backend/db/open';

/** The session of a token: a member's, or one for the steps of an upgrade only. */
export interface FoundSession {
  id: number;
  kind: 'session' | 'upgrade';
  userId: number;
  roles: Role[];
}

/** The dependencies of every command and query; a test can fix the clock and the random numbers. */
export interface Context {
  config: Config;
  database: Database;
  db: Db;
  log: Logger;
  /** The Redis in which limits are counted, if it is configured. */
  redis?: RedisLink | null;
  now(): Date;
  /** An id shared by the log lines of one command on many stories. */
  batch?: string;
  /** 0 ≤ n < 1 */
  random(): number;
  /**
   * The session of a token, or null when it has ended or its member may not sign in. The accounts module sets this
   * function at start.
   */
  findSession(context: Context, token: string): Promise<FoundSession | null>;
}

/** The same context inside a transaction: everything done through it commits or rolls back together. */
export function inTransaction<Result>(
  context: Context,
  work: (inner: Context) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction((db) => work({ ...context, db }));
}
