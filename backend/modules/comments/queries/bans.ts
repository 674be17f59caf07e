import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { COMMENT_REASONS } from '@/backend/contract/comments/states';
import { instant, integer, oneOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';

/** The members who may not comment at the moment, the last banned first. */
export async function listBans({ db, now }: Context): Promise<CallOutput<'commentBans'>> {
  const rows = await readRows(
    db,
    sql`select b.user_id, coalesce(u.nickname, '') as name, b.reason, b.until, coalesce(e.nickname, '') as by
      from comment_bans b left join users u on u.id = b.user_id left join users e on e.id = b.editor_id
      where b.until > ${now().toISOString()} order by b.created_at desc limit 500`,
    { user_id: integer, name: text, reason: oneOf(COMMENT_REASONS), until: instant, by: text },
  );
  return { list: rows.map((row) => ({ ...row, until: toWireTime(row.until) })) };
}
