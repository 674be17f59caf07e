import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { IN_QUEUE } from './queue';

type Counts = CallOutput<'deskCounts'>;

/** How much is open on the desk pages. Identity requests are counted for administrators alone. */
export async function readCounts({ db }: Context, member: Member): Promise<Counts> {
  const [row] = await db.execute<Record<keyof Counts, string>>(sql`
    select (select count(*) from manuscripts m join contents c on c.id = m.content_id where ${IN_QUEUE}) as queue,
      (select count(*) from feedback where state = 'open') as feedback,
      (select count(*) from verification_requests where status = 'pending') as realname,
      (select count(*) from feed_entries where state = 'waiting') as incoming,
      (select count(*) from held_letters where state = 'waiting') as letters`);
  return {
    queue: Number(row?.queue ?? 0),
    feedback: Number(row?.feedback ?? 0),
    realname: member.roles.includes('admin') ? Number(row?.realname ?? 0) : 0,
    incoming: Number(row?.incoming ?? 0),
    letters: Number(row?.letters ?? 0),
  };
}
