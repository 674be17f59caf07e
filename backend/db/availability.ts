import type postgres from 'postgres';
import { ApiError } from '@/backend/kernel/errors';

/** How long a request is waited for before it is asked whether the database answers at all, in ms. */
const PATIENCE_MS = 2000;
/** A server that takes longer for `select 1` on a connection of its own counts as away, in ms. */
const ANSWER_MS = 2500;
/** How often a server that is away is asked whether it is back, in ms. */
const LOOK_MS = 500;
/** What a refused reader is told to wait, in seconds. */
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
 * Ends requests whose database server is away, stopped or frozen, in a refusal with words. A server that is merely busy
 * still answers on a connection of its own, so long work is never cut. While the server is away requests are refused at
 * once: waiting, they would fill the memory and run all together when it comes back.
 */
export class Availability {
  private isAway = false;
  private asking: Promise<boolean> | null = null;
  private timer: NodeJS.Timeout | null = null;

  /** @param sql a client of its own with one connection, so that a pool in full use does not look like a server away */
  constructor(private readonly sql: postgres.Sql) {}

  /**
   * Waits for work that needs the database.
   * @throws ApiError unavailable while the server does not answer; what was begun may still be carried out
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

  /** The refusal for an error that says that the server cannot be reached; null for any other error. */
  refusalFor(error: unknown): ApiError | null {
    if (!isAway(error)) return null;
    this.recordAway();
    return unavailable();
  }

  async close(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    await this.sql.end({ timeout: 1 });
  }

  /** Whether the server answers. One question at a time, however many wait. */
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

  /** From now on requests are refused, until the server answers again. */
  private recordAway(): void {
    this.isAway = true;
    this.timer ??= setTimeout(() => {
      void this.answers().then((isBack) => {
        this.timer = null;
        if (isBack) this.isAway = false;
        else this.recordAway();
      });
    }, LOOK_MS).unref();
  }
}

/** Whether an error, or what caused it, says that the server cannot be reached. */
function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && AWAY_CODES.has(String(error.code))) return true;
  return 'cause' in error && isAway(error.cause);
}

const unavailable = () => new ApiError('unavailable', undefined, RETRY_SECONDS);

const after = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(resolve, ms, value).unref());
