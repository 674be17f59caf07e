import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { readRows } from '@/backend/db/rows';
import { integer } from '@/backend/db/codec';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { IN_QUEUE } from './queue';

type Counts = CallOutput<'deskCounts'>;

/** How much is open on the desk pages. Identity requests are counted for administrators alone. */
export async function readCounts({ db }: Context, member: Member): Promise<Counts> {
  const [row] = await readRows(
    db,
    sql`
    select (select count(*) from manuscripts m join contents c on c.id = m.content_id where ${IN_QUEUE}) as queue,
      (select count(*) from comments where state = 'held' or (state = 'public' and reports_count > 0)) as comments,
      (select count(*) from feedback where state = 'open') as feedback,
      (select count(*) from verification_requests where status = 'pending') as realname,
      (select count(*) from feed_entries where state = 'waiting') as incoming,
      (select count(*) from held_letters where state = 'waiting') as letters`,
    {
      queue: integer,
      comments: integer,
      feedback: integer,
      realname: integer,
      incoming: integer,
      letters: integer,
    },
  );
  return {
    queue: row?.queue ?? 0,
    comments: row?.comments ?? 0,
    feedback: row?.feedback ?? 0,
    realname: member.roles.includes('admin') ? (row?.realname ?? 0) : 0,
    incoming: row?.incoming ?? 0,
    letters: row?.letters ?? 0,
  };
}
