import { sql } from 'drizzle-orm';
import type { Context } from './context';

/**
 * Waits, until the end of the caller's transaction, for other transactions that do the same thing, on whichever backend.
 * @param what the name of the thing; two names may wait for each other, too
 */
export async function oneAtATime({ db }: Context, what: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}
