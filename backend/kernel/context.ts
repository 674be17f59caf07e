import type { Logger } from 'pino';
import type { Config } from './config';
import type { RedisLink } from '@/backend/contract/process/redis';
import type { Scope } from '@/backend/contract/api/scope-names';
import type { Role } from '@/backend/contract/accounts/user';
import type { Database, Db } from '@/backend/db/open';
import type { Signals, Topic } from './signals';

/** The session of a token: a member's, or one for the steps of an upgrade only. */
export interface FoundSession {
  id: number;
  kind: 'session' | 'upgrade';
  userId: number;
  roles: Role[];
}

/** A key of the public interface that was presented, and the member who made it, with the roles of today. */
export interface FoundKey {
  id: number;
  userId: number;
  roles: Role[];
  scopes: Scope[];
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
  /** What wakes background work; without it, the work finds out by looking regularly. */
  signals?: Signals;
  /** Inside a transaction: the topics to signal when it is committed. */
  toSignal?: Set<Topic>;
  /** An id shared by the log lines of one command on many stories. */
  batch?: string;
  /** 0 ≤ n < 1 */
  random(): number;
  /**
   * The session of a token, or null when it has ended or its member may not sign in. The accounts module sets this
   * function at start.
   */
  findSession(context: Context, token: string): Promise<FoundSession | null>;
  /** The key that was presented; null when it does not work. The api module sets this function at start. */
  findApiKey(context: Context, key: string): Promise<FoundKey | null>;
  /**
   * Takes the stories of a member whose account is erased out of their hands, in the caller's transaction. The writing
   * module sets this function at start.
   */
  leaveStories(context: Context, ownerId: number): Promise<void>;
}

/**
 * The same context inside a transaction: everything done through it commits or rolls back together, and signals are
 * sent after the commit of the outermost one.
 */
export async function inTransaction<Result>(
  context: Context,
  work: (inner: Context) => Promise<Result>,
): Promise<Result> {
  const toSignal = context.toSignal ?? new Set<Topic>();
  const result = await context.db.transaction((db) => work({ ...context, db, toSignal }));
  if (!context.toSignal) for (const topic of toSignal) context.signals?.send(topic);
  return result;
}

/** Signals a topic when what was written through this context is committed. Call it after writing. */
export function signal({ signals, toSignal }: Context, topic: Topic): void {
  if (toSignal) toSignal.add(topic);
  else signals?.send(topic);
}
