import { sql } from 'drizzle-orm';
import type { Context } from './context';

/** The kinds of things that are done one at a time. Names from users are unique only within a kind. */
type Act =
  | 'covers'
  | 'import'
  | 'transfer'
  | 'note'
  | 'requestKey'
  | 'closedPictures'
  | 'itemReaders'
  | 'timeline'
  | 'redirects'
  | 'webhookFacts';

/**
 * Waits, until the end of the caller's transaction, for other transactions that do the same thing, on whichever
 * backend.
 * @param name of the thing; two different names may block each other, because their hashes are locked
 */
export async function oneAtATime({ db }: Context, act: Act, ...name: (string | number)[]): Promise<void> {
  const what = JSON.stringify([act, ...name]);
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}
