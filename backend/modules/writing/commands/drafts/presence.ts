import { and, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { contentRevisions } from '@/backend/db/schema/stories';
import { draftPresence } from '@/backend/db/schema/writing/drafts';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { readableDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { takeOverDraft } from './take-over-draft';

/** A tab that has not reported for this long counts as closed. */
const GONE_MS = 45_000;
const TYPING_MS = 10_000;

/**
 * Records that the caller has a draft open, and returns who else has it open: other members, and other tabs of the
 * caller.
 */
export async function recordPresence(
  context: Context,
  member: Member,
  { id, tab, is_typing, is_takeover }: CallParsedInput<'presence'>,
): Promise<CallOutput<'presence'>> {
  const draft = await readableDraft(context, member, id);
  const { content } = draft;
  const now = context.now();
  const typedAt = is_typing ? now : null;
  await clearPresence(context);
  await context.db
    .insert(draftPresence)
    .values({ contentId: id, userId: member.id, tab, seenAt: now, typedAt })
    .onConflictDoUpdate({
      target: [draftPresence.contentId, draftPresence.userId, draftPresence.tab],
      set: { seenAt: now, ...(typedAt && { typedAt }) },
    });
  if (is_takeover) await takePlace(context, member, id);
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
    taken_by: await readTaker(context, member, id, tab),
    others: rows.map((row) => ({
      id: row.id,
      name: row.name,
      avatar_img: row.avatar,
      is_typing: row.typedAt !== null && now.getTime() - row.typedAt.getTime() < TYPING_MS,
      is_self: row.id === member.id,
    })),
  };
}

/**
 * Takes a draft over from whoever is typing, or has it open and saved it last: marks their tabs as taken over and
 * notifies them. The mark is removed from the caller's own tabs.
 */
async function takePlace(context: Context, member: Member, id: number): Promise<void> {
  await inTransaction(context, async (inner) => {
    // The row is locked: of two members who take over at once, the second sees what the first did, and no save comes in
    // between.
    const draft = await readableDraft(inner, member, id, true);
    const ofDraft = eq(draftPresence.contentId, id);
    const lastSavedBy = inner.db
      .select({ id: contentRevisions.editorId })
      .from(contentRevisions)
      .where(
        and(
          eq(contentRevisions.contentId, id),
          eq(contentRevisions.number, draft.draftRow.draftVersion),
          eq(contentRevisions.command, 'save'),
        ),
      );
    await inner.db
      .update(draftPresence)
      .set({ takenBy: null })
      .where(and(ofDraft, eq(draftPresence.userId, member.id)));
    const since = new Date(inner.now().getTime() - TYPING_MS);
    const taken = await inner.db
      .update(draftPresence)
      .set({ takenBy: member.id })
      .where(
        and(
          ofDraft,
          ne(draftPresence.userId, member.id),
          or(gt(draftPresence.typedAt, since), inArray(draftPresence.userId, lastSavedBy)),
          isNull(draftPresence.takenBy),
        ),
      )
      .returning({ userId: draftPresence.userId });
    for (const userId of new Set(taken.map((row) => row.userId)))
      await takeOverDraft(inner, draft, userId, member);
  });
}

/** The name of the member who took over from this tab; null for nobody. */
async function readTaker({ db }: Context, member: Member, id: number, tab: string): Promise<string | null> {
  const [row] = await db
    .select({ name: users.nickname })
    .from(draftPresence)
    .innerJoin(users, eq(users.id, draftPresence.takenBy))
    .where(
      and(eq(draftPresence.contentId, id), eq(draftPresence.userId, member.id), eq(draftPresence.tab, tab)),
    );
  return row?.name ?? null;
}

/** Deletes the records of closed tabs. */
async function clearPresence({ db, now }: Context): Promise<void> {
  await db.delete(draftPresence).where(lt(draftPresence.seenAt, new Date(now().getTime() - GONE_MS)));
}
