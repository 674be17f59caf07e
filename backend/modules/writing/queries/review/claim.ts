import { type SQL, sql } from 'drizzle-orm';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';
import type { DraftRow } from '@/backend/modules/writing/queries/drafts/open-draft';

/**
 * Whether a row of `manuscripts m` is claimed at a time: the 15 minutes of the claim are not over, and its editor is
 * still an editor and signed in with the session of the claim.
 */
export const isClaimedAt = (
  now: Date,
): SQL => sql`(m.held_until > ${now.toISOString()}::timestamptz and exists (
  select 1 from sessions s join users u on u.id = s.user_id
  where s.id = m.held_session and s.user_id = m.holder_id and s.expires_at > ${now.toISOString()}::timestamptz
    and u.status = 'active' and u.roles && array['editor', 'admin']))`;

/** The editor whose claim on a story holds at the moment; null for nobody. */
export async function readClaim(
  { db, now }: Context,
  { contentId, holderId }: Pick<DraftRow, 'contentId' | 'holderId'>,
): Promise<number | null> {
  if (holderId === null) return null;
  const [row] = await db.execute(
    sql`select 1 from ${manuscripts} m where m.content_id = ${contentId} and ${isClaimedAt(now())}`,
  );
  return row ? holderId : null;
}
