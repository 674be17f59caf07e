import { sql } from 'drizzle-orm';
import type { Caller } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { daySalt } from '@/backend/kernel/day-salt';
import { siteNetworkOf } from '@/backend/kernel/limits';
import { keyedHash } from '@/backend/kernel/tokens';

/** More searches of one reader on one day do not count. */
const MOST_A_DAY = 100;
const SALT_KEY = 'search:salt';

/** Who searches: the member, or else the place, which is all that is known of the others. */
export function readerOf(caller: Pick<Caller, 'member' | 'address'>): string {
  return caller.member ? `member:${caller.member.id}` : `network:${siteNetworkOf(caller.address)}`;
}

/**
 * Notes that a reader searched for something today, under a hash that nobody can trace after the day: its salt is gone
 * then. Neither the member nor the address is kept.
 * @returns false when they did before, or searched too much
 */
export async function recordReader(context: Context, termKey: string, reader: string): Promise<boolean> {
  const day = context.now().toISOString().slice(0, 10);
  const hash = keyedHash(await daySalt(context, SALT_KEY, day), reader).slice(0, 32);
  const rows = await context.db.execute(sql`
    insert into search_readers (term_key, day, reader) select ${termKey}, ${day}, ${hash}
    where (select count(*) from search_readers where day = ${day} and reader = ${hash}) < ${MOST_A_DAY}
    on conflict do nothing returning 1`);
  return rows.length > 0;
}
