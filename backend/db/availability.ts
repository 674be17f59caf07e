import type postgres from 'postgres';
import { ApiError } from '@/backend/kernel/errors';

/** How long a request may take before the server is tested with a statement of its own, in ms. */
const PATIENCE_MS = 2000;
/** A server that takes longer for `select 1` on a separate connection counts as unreachable, in ms. */
const ANSWER_MS = 2500;
/** How often an unreachable server is tested again, in ms. */
const LOOK_MS = 500;
/** The waiting time named to refused readers, in seconds. */
const RETRY_SECONDS = 5;

/** Codes of PostgreSQL, of postgres.js and of sockets for a server that is stopped, starting, or cannot be reached. */
const AWAY_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
]);

/**
 * Refuses requests when the database server is unreachable, stopped or frozen, instead of letting them hang. A server
 * that is merely busy still answers on a separate connection, so long work is never cut off. While the server is
 * unreachable, requests are refused at once: if they waited, they would fill the memory and run all together when it
 * comes back.
 */
export class Availability {
  private isAway = false;
  private asking: Promise<boolean> | null = null;
  private timer: NodeJS.Timeout | null = null;

  /**
   * @param sql a separate client with one connection, so that a busy pool does not look like an unreachable server
   * @param pool the client of the requests, with at most this many connections
   */
  constructor(
    private readonly sql: postgres.Sql,
    private readonly pool: postgres.Sql,
    private readonly connections: number,
  ) {}

  /**
   * Waits for work that needs the database.
   * @throws ApiError unavailable when the server does not answer; work that has begun may still be carried out
   */
  async whileAnswering<Result>(begin: () => Promise<Result>): Promise<Result> {
    if (this.isAway) throw unavailable();
    const work = begin();
    const settled = work.then(
      () => true,
      () => true,
    );
    for (;;) {
      if (await Promise.race([settled, after(PATIENCE_MS, false)])) return work;
      if (await Promise.race([settled, this.answers()])) continue;
      this.recordAway();
      throw unavailable();
    }
  }

  /** The refusal for an error that means that the server cannot be reached; null for any other error. */
  refusalFor(error: unknown): ApiError | null {
    if (!isAway(error)) return null;
    this.recordAway();
    return unavailable();
  }

  async close(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    await this.sql.end({ timeout: 1 });
  }

  /** Whether the server answers. Simultaneous callers share one test. */
  private answers(): Promise<boolean> {
    this.asking ??= Promise.race([
      this.sql`select 1`.then(
        () => true,
        () => false,
      ),
      after(ANSWER_MS, false),
    ]).finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  /**
   * Uses every connection of the pool once. The driver reports the end of a server a second time, to the first statement
   * after it, which must not be a reader's.
   */
  private async tryConnections(): Promise<void> {
    const tries = Array.from({ length: this.connections }, () => this.pool`select 1`);
    await Promise.race([Promise.allSettled(tries), after(ANSWER_MS, null)]);
  }

  /** Refuses requests until the server answers again. */
  private recordAway(): void {
    this.isAway = true;
    this.timer ??= setTimeout(() => {
      void this.answers().then(async (isBack) => {
        if (isBack) await this.tryConnections();
        this.timer = null;
        if (isBack) this.isAway = false;
        else this.recordAway();
      });
    }, LOOK_MS).unref();
  }
}

/** Whether an error or its cause means that the server cannot be reached. */
function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && AWAY_CODES.has(String(error.code))) return true;
  return 'cause' in error && isAway(error.cause);
}

const unavailable = () => new ApiError('unavailable', undefined, RETRY_SECONDS);

const after = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(resolve, ms, value).unref());
