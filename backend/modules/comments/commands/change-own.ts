import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { EDIT_MINUTES } from '@/backend/contract/comments/limits';
import { tags } from '@/backend/contract/tags';
import { comments } from '@/backend/db/schema/comments';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { toOwn } from '@/backend/modules/comments/queries/comment-row';
import { findOwn } from '@/backend/modules/comments/queries/own';
import { readRecord } from '@/backend/modules/comments/queries/record';
import { readCommentedStory } from '@/backend/modules/comments/queries/story';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { judge } from './judge';
import { languageOfComment } from './language-of-comment';
import { refuseBanned } from './post';
import { queueCommentFacts } from './queue-facts';

/**
 * Changes a member's comment within five minutes. It is judged as a new one is: what was public can wait afterwards, and
 * what waits stays waiting.
 * @throws ApiError notFound, editOver, commentsClosed, commentBanned, tooManyRequests; wrongState for one that was
 * removed, withdrawn or approved by an editor meanwhile
 */
export async function editComment(
  context: Context,
  member: Member,
  { id, body, locale }: CallParsedInput<'editComment'>,
): Promise<CallOutput<'editComment'>> {
  await countTries(context, [['commentAccount', `edit:${member.id}`]]);
  const lang = languageOfComment(body, locale);
  return inTransaction(context, async (inner) => {
    const row = await lockOwn(inner, member.id, id);
    if (row.state !== 'public' && row.state !== 'held') throw new ApiError('wrongState');
    const record = await readRecord(inner, member.id);
    refuseBanned(record);
    if (inner.now().getTime() > row.createdAt.getTime() + EDIT_MINUTES * 60_000)
      throw new ApiError('editOver');
    const story = await readCommentedStory(inner, row.contentId);
    if (!story.isOpen) throw new ApiError('commentsClosed');
    const verdict = await judge(inner, member, story, record, body, id);
    const waits = row.state === 'held' || verdict.state === 'held';
    await inner.db
      .update(comments)
      .set({
        body,
        lang,
        state: waits ? 'held' : 'public',
        heldReason: verdict.reason ?? (waits ? row.heldReason : null),
        words: verdict.words,
        fingerprint: verdict.fingerprint,
        editedAt: inner.now(),
        // What an editor decided was about another text.
        decidedAt: null,
        isPicked: false,
        version: sql`${comments.version} + 1`,
      })
      .where(eq(comments.id, id));
    await queueCommentFacts(inner, [{ id, was: row.state, is: waits ? 'held' : 'public' }]);
    if (row.state === 'public') await queueRevalidation(inner, [tags.comments(row.contentId)]);
    return toOwn(await findOwn(inner, member.id, sql`c.id = ${id}`));
  });
}

/** Takes a member's comment back. @throws ApiError notFound; wrongState for one an editor removed */
export async function withdrawComment(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'withdrawComment'>> {
  return inTransaction(context, async (inner) => {
    const row = await lockOwn(inner, member.id, id);
    if (row.state === 'withdrawn') return { id, state: 'withdrawn' };
    if (row.state === 'removed') throw new ApiError('wrongState');
    await inner.db
      .update(comments)
      .set({ state: 'withdrawn', isPicked: false, version: sql`${comments.version} + 1` })
      .where(and(eq(comments.id, id), inArray(comments.state, ['public', 'held'])));
    await queueCommentFacts(inner, [{ id, was: row.state, is: 'withdrawn' }]);
    if (row.state === 'public') await queueRevalidation(inner, [tags.comments(row.contentId)]);
    return { id, state: 'withdrawn' };
  });
}

async function lockOwn(inner: Context, userId: number, id: number) {
  await inner.db.execute(sql`select 1 from comments where id = ${id} and user_id = ${userId} for update`);
  return findOwn(inner, userId, sql`c.id = ${id}`);
}
