import { sql } from 'drizzle-orm';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { daySalt } from '@/backend/kernel/day-salt';
import { networkOf, siteNetworkOf } from '@/backend/kernel/networks';
import { keyedHash } from '@/backend/kernel/tokens';

const SALT_KEY = 'views:salt';
const HASH_LENGTH = 32;
/** So many readers of one network move an item on one day; a family or an office does, a machine does no more. */
const MOST_OF_A_NETWORK = 3;

/**
 * Notes that somebody reads an item today. Neither address nor visitor is kept: their hashes have a salt that goes with the day.
 * @returns false when they did before, or enough others of their network did
 */
export async function recordItemReader(
  context: Context,
  contentId: number,
  { visitor, address }: { visitor: string; address: string },
): Promise<boolean> {
  const day = context.now().toISOString().slice(0, 10);
  const salt = await daySalt(context, SALT_KEY, day);
  const hashOf = (text: string) => keyedHash(salt, text).slice(0, HASH_LENGTH);
  const network = hashOf(siteNetworkOf(address));
  // A browser that keeps nothing is known by its place.
  const reader = visitor === '' ? network : hashOf(`${visitor}@${networkOf(address)}`);
  return inTransaction(context, async ({ db }) => {
    // Readers of one network are counted one after the other.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${network}:${contentId}`}, 0))`);
    const rows = await db.execute(sql`
      insert into view_readers (content_id, day, reader, network) select ${contentId}, ${day}, ${reader}, ${network}
      where (select count(*) from view_readers
        where content_id = ${contentId} and day = ${day} and network = ${network}) < ${MOST_OF_A_NETWORK}
      on conflict do nothing returning 1`);
    return rows.length > 0;
  });
}
