import { and, eq, gt, lt, ne, or } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { draftPresence } from '@/backend/db/schema/writing';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { readablePiece } from '@/backend/modules/writing/queries/open-piece';

/** A page that has not said anything for this long is closed. */
const GONE_MS = 45_000;
const TYPING_MS = 10_000;

/** Notes that one has a piece open, and answers who else has: other people, and one's own other tabs. */
export async function notePresence(
  context: Context,
  member: Member,
  { id, tab, is_typing }: CallParsedInput<'presence'>,
): Promise<CallOutput<'presence'>> {
  const { content } = await readablePiece(context, member, id);
  const now = context.now();
  const typedAt = is_typing ? now : null;
  await forgetPresence(context);
  await context.db
    .insert(draftPresence)
    .values({ contentId: id, userId: member.id, tab, seenAt: now, typedAt })
    .onConflictDoUpdate({
      target: [draftPresence.contentId, draftPresence.userId, draftPresence.tab],
      set: { seenAt: now, ...(typedAt && { typedAt }) },
    });
  const rows = await context.db
    .select({ id: users.id, name: users.nickname, avatar: users.avatarImg, typedAt: draftPresence.typedAt })
    .from(draftPresence)
    .innerJoin(users, eq(users.id, draftPresence.userId))
    .where(
      and(
        eq(draftPresence.contentId, id),
        gt(draftPresence.seenAt, new Date(now.getTime() - GONE_MS)),
        or(ne(draftPresence.userId, member.id), ne(draftPresence.tab, tab)),
      ),
    );
  return {
    version: content.version,
    others: rows.map((row) => ({
      id: row.id,
      name: row.name,
      avatar_img: row.avatar,
      is_typing: row.typedAt !== null && now.getTime() - row.typedAt.getTime() < TYPING_MS,
      is_self: row.id === member.id,
    })),
  };
}

/** Deletes what was noted of pages that are closed by now. */
async function forgetPresence({ db, now }: Context): Promise<void> {
  await db.delete(draftPresence).where(lt(draftPresence.seenAt, new Date(now().getTime() - GONE_MS)));
}
