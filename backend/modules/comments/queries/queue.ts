import { type SQL, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { CommentQueue } from '@/backend/contract/comments/states';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { readDeskRows } from './desk-row';

const single = (where: SQL, order: SQL) => (limits: SQL) =>
  sql`select c.id, row_number() over (order by ${order}) as place, 1 as same, 1 as accounts
    from comments c where ${where} order by ${order} ${limits}`;

/** A removed comment whose author answered, and no editor since. */
const isAppealed = sql`c.state = 'removed' and c.appealed_at > coalesce(c.decided_at, '-infinity')`;

/**
 * The places of a queue. Waiting comments with the same text are one row, and what looks like a wave of spam comes after
 * the rest, so that it does not hide it.
 */
const QUEUES: Record<CommentQueue, (limits: SQL) => SQL> = {
  reported: single(sql`c.reports_count > 0 and c.state = 'public'`, sql`c.reports_count desc, c.id`),
  appealed: single(isAppealed, sql`c.appealed_at, c.id`),
  held: (limits) => sql`select w.*, row_number() over (order by w.is_wave, w.id) as place from (
      select min(c.id) as id, count(*) as same, count(distinct c.user_id) as accounts,
        bool_or(c.held_reason in ('bannedWord', 'repeat', 'rate')) as is_wave
      from comments c where c.state = 'held' group by c.fingerprint) w
    order by w.is_wave, w.id ${limits}`,
  new: single(sql`c.state = 'public' and c.decided_at is null`, sql`(c.held_reason is null), c.id desc`),
  public: single(sql`c.state = 'public'`, sql`c.id desc`),
  removed: single(sql`c.state = 'removed'`, sql`c.decided_at desc, c.id desc`),
};

/** A page of a queue, and how many comments are in each. */
export async function readQueue(
  context: Context,
  { queue, page, size, locale }: CallParsedInput<'commentQueue'>,
): Promise<CallOutput<'commentQueue'>> {
  const limits = sql`limit ${size} offset ${(page - 1) * size}`;
  const list = await readDeskRows(context, QUEUES[queue](limits), locale);
  const [counts] = await readRows(
    context.db,
    sql`select
        (select count(*) from comments where reports_count > 0 and state = 'public') as reported,
        (select count(*) from comments c where ${isAppealed}) as appealed,
        (select count(*) from comments where state = 'held') as held,
        (select count(*) from comments where state = 'public' and decided_at is null) as new,
        (select count(*) from comments where state = 'public') as public,
        (select count(*) from comments where state = 'removed') as removed,
        (select count(*) from comment_bans where until > ${context.now().toISOString()}) as bans`,
    {
      reported: integer,
      appealed: integer,
      held: integer,
      new: integer,
      public: integer,
      removed: integer,
      bans: integer,
    },
  );
  const none = { reported: 0, appealed: 0, held: 0, new: 0, public: 0, removed: 0, bans: 0 };
  return { list, counts: counts ?? none };
}
