import { inArray, sql } from 'drizzle-orm';
import type { Context } from './context';
import { limits } from '@/backend/db/schema/accounts';
import { ApiError } from './errors';
import { type Count, countInRedis, clearInRedis } from './limits-in-redis';
import { type Limit, type LimitName, LIMITS } from './limit-table';
import { networksOf } from '@/backend/contract/process/networks';
import { keyedHash } from './tokens';

/** A limit, the subject it is counted for, and the factor of its count (1 by default). */
export type Counted = readonly [name: LimitName, subject: string | number, times?: number];

/**
 * The counts of a limit for a network address: one for each of its networks.
 * @param subject counts for this subject alone; if empty, for all subjects together
 */
export function byNetwork(name: LimitName, address: string, subject = ''): Counted[] {
  return networksOf(address).map(
    (network) => [name, subject ? `${subject}:${network.name}` : network.name, network.times] as const,
  );
}

/**
 * Counts one try at each of these limits, in this order, and stops at the first limit that is exceeded. A refused try
 * does not count for later limits, so that one network cannot use up the limit of an account. Each is one statement, so
 * that simultaneous tries on several backends are all counted.
 * @throws ApiError tooManyRequests with the seconds to wait
 */
export async function countTries(context: Context, counted: readonly Counted[]): Promise<void> {
  for (const counter of counted) {
    const { over, wait } = await countTry(context, counter);
    if (over > 0) throw new ApiError('tooManyRequests', undefined, wait);
  }
}

/**
 * Opens something by a key that is too long to guess, and counts only wrong keys: a right key is always accepted,
 * whatever others at the same address have tried.
 * @throws ApiError what `open` throws; tooManyRequests instead of notFound after too many wrong keys
 */
export async function countWrongKeys<Opened>(
  context: Context,
  counted: readonly Counted[],
  open: () => Promise<Opened>,
): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof ApiError && error.key === 'notFound') await countTries(context, counted);
    throw error;
  }
}

/** Counts an amount of work at one limit. @param by a whole number. @throws ApiError tooManyRequests */
export async function countWork(context: Context, counted: Counted, by: number): Promise<void> {
  if (by <= 0) return;
  const { over, wait } = await countTry(context, counted, by);
  if (over > 0) throw new ApiError('tooManyRequests', undefined, wait);
}

/**
 * Counts one try, or an amount: in Redis if it is configured and reachable, else in the database.
 * @returns by how many the limit is exceeded (0 or less: it is not), the seconds until it is reset, and the limit
 */
export async function countTry(
  context: Context,
  counted: Counted,
  by = 1,
): Promise<{ over: number; wait: number; max: number }> {
  const [name, , times = 1] = counted;
  const key = keyOf(context, counted);
  const { seconds } = LIMITS[name];
  const tally =
    (await countInRedis(context.redis, key, 1000 * seconds, by)) ??
    (await countInDatabase(context, key, seconds, by));
  const max = countOf(context, name) * times;
  return { over: tally.count - max, wait: Math.max(1, Math.ceil(tally.leftMs / 1000)), max };
}

async function countInDatabase(context: Context, key: string, seconds: number, by: number): Promise<Count> {
  const now = context.now();
  const hasReset = sql`${limits.resetsAt} <= ${now.toISOString()}`;
  const [row] = await context.db
    .insert(limits)
    .values({ key, count: by, resetsAt: new Date(now.getTime() + seconds * 1000) })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${hasReset} then ${by}::int else ${limits.count} + ${by}::int end`,
        resetsAt: sql`case when ${hasReset} then excluded.resets_at else ${limits.resetsAt} end`,
      },
    })
    .returning();
  return row ? { count: row.count, leftMs: row.resetsAt.getTime() - now.getTime() } : { count: 0, leftMs: 0 };
}

/** Deletes the counts of earlier tries, after a successful one. */
export async function clearTries(context: Context, counted: readonly Counted[]): Promise<void> {
  const keys = counted.map((counter) => keyOf(context, counter));
  await clearInRedis(context.redis, keys);
  await context.db.delete(limits).where(inArray(limits.key, keys));
}

/**
 * The key of a limit's row: a hash, so that no address is stored. A number and its digits are one subject.
 * @param kind gives limits and turns of one subject separate rows; no subject that people type can collide with the
 * other kind
 */
export function keyOf(context: Context, [name, subject]: Counted, kind: 'limit' | 'turn' = 'limit'): string {
  return keyedHash(context.config.secret, JSON.stringify([kind, name, String(subject)])).slice(0, 40);
}

/** Limits the operator sets for the whole site are not multiplied. */
function countOf({ config }: Context, name: LimitName): number {
  const { count, isExact }: Limit = LIMITS[name];
  if (typeof count === 'string') return config[count];
  return isExact ? count : count * config.limitsTimes;
}
