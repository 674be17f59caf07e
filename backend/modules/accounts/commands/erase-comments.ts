import { sql } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import { integer, nullable } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { queueWebhookFact } from '@/backend/outbox/webhook-facts';

/**
 * Erases what a member wrote, liked and reported, in the caller's transaction. A comment others replied to leaves an
 * empty place, so that their replies stay readable. Programs are notified that what was public is gone.
 */
export async function eraseCommenter(context: Context, id: number): Promise<void> {
  const { db } = context;
  const shown = await readRows(
    db,
    sql`select id, content_id, parent_id from comments where user_id = ${id} and state = 'public'`,
    { id: integer, content_id: integer, parent_id: nullable(integer) },
  );
  // Lines of the log had the text of the first comment they are about.
  await db.execute(sql`update audit_log set title = '' where subject = 'comment' and title <> ''
    and coalesce(after -> 'ids' ->> 0, subject_id) in (select c.id::text from comments c where c.user_id = ${id})`);
  await db.execute(sql`delete from comments c where c.user_id = ${id}
    and not exists (select from comments r where r.parent_id = c.id and r.user_id is distinct from ${id})`);
  await db.execute(sql`update comments set user_id = null, body = '', quote = '', note = '', appeal = '', words = '{}',
    state = 'erased', is_picked = false, fingerprint = '', version = version + 1 where user_id = ${id}`);
  await db.execute(sql`update comments set likes_count = likes_count - 1
    where id in (select comment_id from comment_likes where user_id = ${id})`);
  await db.execute(sql`update comments set reports_count = reports_count - 1
    where id in (select comment_id from comment_reports where user_id = ${id} and decided_at is null)`);
  for (const table of ['comment_likes', 'comment_reports', 'comment_bans'])
    await db.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`);
  await queueRevalidation(
    context,
    [...new Set(shown.map(({ content_id }) => content_id))].map(tags.comments),
  );
  await queueWebhookFact(
    context,
    'comment.removed',
    shown.map((comment) => comment.id),
    Object.fromEntries(shown.map((comment) => [comment.id, { comment }])),
  );
}
