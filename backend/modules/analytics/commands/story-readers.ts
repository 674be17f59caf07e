import { sql } from 'drizzle-orm';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { daySalt } from '@/backend/kernel/day-salt';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';
import { networkOf, siteNetworkOf } from '@/backend/contract/process/networks';
import { toWireDay } from '@/backend/kernel/text/time';
import { keyedHash } from '@/backend/kernel/tokens';

const SALT_KEY = 'views:salt';
const HASH_LENGTH = 32;
/**
 * How many readers of one network count for a story on one day: enough for a family or an office, too few for a script
 * to inflate the number.
 */
const MAX_PER_NETWORK = 3;

/**
 * Records that somebody reads a story today (UTC+8). Neither the address nor the visitor id is stored: both are hashed
 * with a salt that is deleted after the day.
 * @returns false when this reader was counted before, or the limit of their network is reached
 */
export async function recordStoryReader(
  context: Context,
  contentId: number,
  { visitor, address }: { visitor: string; address: string },
): Promise<boolean> {
  const day = toWireDay(context.now());
  const salt = await daySalt(context, SALT_KEY, day);
  const hashOf = (text: string) => keyedHash(salt, text).slice(0, HASH_LENGTH);
  const network = hashOf(siteNetworkOf(address));
  // A browser without a visitor id is identified by its network.
  const reader = visitor === '' ? network : hashOf(`${visitor}@${networkOf(address)}`);
  return inTransaction(context, async (inner) => {
    // Readers of one network are counted one after the other, so that the limit holds.
    await oneAtATime(inner, 'itemReaders', network, contentId);
    const rows = await inner.db.execute(sql`
      insert into view_readers (content_id, day, reader, network) select ${contentId}, ${day}, ${reader}, ${network}
      where (select count(*) from view_readers
        where content_id = ${contentId} and day = ${day} and network = ${network}) < ${MAX_PER_NETWORK}
      on conflict do nothing returning 1`);
    return rows.length > 0;
  });
}
