import { sql } from 'drizzle-orm';
import type { Caller } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { daySalt } from '@/backend/kernel/day-salt';
import { countTry } from '@/backend/kernel/limits';
import { siteNetworkOf } from '@/backend/contract/process/networks';
import { keyedHash } from '@/backend/kernel/tokens';

/** The most searches of one reader that count on one day. */
const MAX_PER_DAY = 100;
const SALT_KEY = 'search:salt';

/** Who searches: a network, and the member when somebody is signed in. */
export interface Reader {
  network: string;
  memberId: number | null;
}

export function readerOf({ address, member }: Pick<Caller, 'member' | 'address'>): Reader {
  return { network: `network:${siteNetworkOf(address)}`, memberId: member?.id ?? null };
}

/**
 * Records that a reader searched for something today. Neither the member nor the address is stored: the network is
 * hashed with a salt that is deleted after the day. Readers are counted by network, because accounts are easy to make;
 * a member counts once even on several networks.
 * @returns false when the reader searched for it before, or too often today
 */
export async function recordReader(context: Context, termKey: string, reader: Reader): Promise<boolean> {
  if (reader.memberId !== null) {
    const { over } = await countTry(context, ['searchTerm', `${reader.memberId}:${termKey}`]);
    if (over > 0) return false;
  }
  const day = context.now().toISOString().slice(0, 10);
  const hash = keyedHash(await daySalt(context, SALT_KEY, day), reader.network).slice(0, 32);
  const rows = await context.db.execute(sql`
    insert into search_readers (term_key, day, reader) select ${termKey}, ${day}, ${hash}
    where (select count(*) from search_readers where day = ${day} and reader = ${hash}) < ${MAX_PER_DAY}
    on conflict do nothing returning 1`);
  return rows.length > 0;
}
