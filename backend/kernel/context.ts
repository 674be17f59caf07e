import type { Logger } from 'pino';
import type { Config } from './config';
import type { RedisLink } from '@/backend/contract/process/redis';
import type { Role } from '@/backend/contract/accounts/user';
import type { Database, Db } from '@/backend/db/open';

/** What a token opens: a member's session, or the steps of an upgrade. */
export interface FoundSession {
  id: number;
  kind: 'session' | 'upgrade';
  userId: number;
  roles: Role[];
}

/** What every service is given; a test can fix the clock and the random numbers. */
export interface Context {
  config: Config;
  database: Database;
  db: Db;
  log: Logger;
  /** Where limits are counted, where it is set. */
  redis?: RedisLink | null;
  now(): Date;
  /** An id shared by the log lines of one act on many items. */
  batch?: string;
  /** 0 ≤ n < 1 */
  random(): number;
  /**
   * The session of a token, or null when it has ended or its member may not sign in. Accounts provide it at the start.
   */
  findSession(context: Context, token: string): Promise<FoundSession | null>;
}

/** The same context inside a transaction: everything through it commits or rolls back together. */
export function inTransaction<Result>(
  context: Context,
  work: (inner: Context) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction((db) => work({ ...context, db }));
}
