import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { integer, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { isClaimedAt } from '@/backend/modules/writing/queries/review/claim';
import { STORY_COLUMNS, withTitles } from './overview-stories';

/** Sessions store their last use every five minutes, so a shorter time would leave out editors at work. */
const SEEN_MS = 10 * 60_000;

/** Active editors whose session was used in the last ten minutes, by name, and the submissions each has claimed. */
export async function readActiveEditors(
  context: Context,
  member: Member,
  locale: Locale,
): Promise<CallOutput<'deskOverview'>['present']> {
  const now = context.now();
  const since = new Date(now.getTime() - SEEN_MS).toISOString();
  const people = await readRows(
    context.db,
    sql`
    select u.id, u.nickname as name, u.avatar_img from users u
    where u.status = 'active' and u.roles && array['editor', 'admin'] and exists (
      select 1 from sessions s where s.user_id = u.id and s.kind = 'session'
        and s.last_used_at > ${since}::timestamptz and s.expires_at > ${now.toISOString()}::timestamptz)
    order by u.nickname, u.id`,
    { id: integer, name: text, avatar_img: text },
  );
  const claims = await withTitles(
    context,
    locale,
    await readRows(
      context.db,
      sql`
      select c.id, c.kind, m.holder_id from manuscripts m join contents c on c.id = m.content_id
      where m.edit = 'pending' and m.discarded_at is null and ${isClaimedAt(now)} order by m.submitted_at`,
      { ...STORY_COLUMNS, holder_id: integer },
    ),
    ({ holder_id }) => ({ holder: holder_id }),
  );
  return people.map(({ id, name, avatar_img }) => ({
    id,
    name,
    avatar_img,
    is_self: id === member.id,
    holds: claims.filter(({ holder }) => holder === id).map(({ holder: _, ...story }) => story),
  }));
}
