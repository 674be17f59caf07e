import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { MAX_REPLIES, MAX_WAITING } from '@/backend/contract/comments/limits';
import { tags } from '@/backend/contract/tags';
import { comments } from '@/backend/db/schema/comments';
import type { Caller, Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { byNetwork, countTries } from '@/backend/kernel/limits';
import { toOwn } from '@/backend/modules/comments/queries/comment-row';
import { findOwn, findOwnIfAny } from '@/backend/modules/comments/queries/own';
import { isPassageOf } from '@/backend/modules/comments/queries/quoted-passage';
import { type CommenterRecord, readRecord } from '@/backend/modules/comments/queries/record';
import { type CommentedStory, readCommentedStory } from '@/backend/modules/comments/queries/story';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { judge } from './judge';
import { languageOfComment } from './language-of-comment';
import { queueCommentFacts } from './queue-facts';

type Input = CallParsedInput<'postComment'>;

const NEW_MS = 7 * 86_400_000;

/**
 * Writes a comment or a reply. A reply to a reply belongs to the same thread. The same key writes nothing again.
 * @throws ApiError notFound, commentsClosed, commentBanned, commentsWait, quoteNotFound, repliesFull,
 * tooManyRequests
 */
export async function postComment(
  context: Context,
  caller: Pick<Caller, 'address'> & { member: Member },
  input: Input,
): Promise<CallOutput<'postComment'>> {
  const { member } = caller;
  const byKey = sql`c.request_key = ${input.idempotency_key}`;
  const earlier = await findOwnIfAny(context, member.id, byKey);
  if (earlier) return toOwn(earlier);
  refuseBanned(await readRecord(context, member.id));
  await countTries(context, [
    ...byNetwork('commentNetwork', caller.address),
    await accountLimit(context, member),
  ]);
  // Whether a passage stands in a story is told of live ones only.
  await requireOpen(context, input.content_id);
  if (input.quote !== '' && !(await isPassageOf(context, input.content_id, input.quote)))
    throw new ApiError('quoteNotFound');
  const lang = languageOfComment(input.body, input.locale);
  await inTransaction(context, async (inner) => {
    const { db, now } = inner;
    // A member's comments are judged one after the other, so that each counts for the next.
    await db.execute(sql`select 1 from users where id = ${member.id} for no key update`);
    if (await findOwnIfAny(inner, member.id, byKey)) return;
    const story = await requireOpen(inner, input.content_id);
    const record = await readRecord(inner, member.id);
    refuseBanned(record);
    const parentId = await threadOf(inner, input);
    const verdict = await judge(inner, member, story, record, input.body);
    if (verdict.state === 'held' && record.waiting >= MAX_WAITING) throw new ApiError('commentsWait');
    const [stored] = await db
      .insert(comments)
      .values({
        contentId: story.id,
        userId: member.id,
        parentId,
        body: input.body,
        quote: input.quote,
        lang,
        state: verdict.state,
        heldReason: verdict.reason,
        words: verdict.words,
        fingerprint: verdict.fingerprint,
        requestKey: input.idempotency_key,
        createdAt: now(),
      })
      .returning({ id: comments.id });
    if (stored) await queueCommentFacts(inner, [{ id: stored.id, was: null, is: verdict.state }]);
    if (verdict.state === 'public') await queueRevalidation(inner, [tags.comments(story.id)]);
  });
  return toOwn(await findOwn(context, member.id, byKey));
}

/** A live story that takes comments. @throws ApiError notFound, commentsClosed */
async function requireOpen(context: Context, contentId: number): Promise<CommentedStory> {
  const story = await readCommentedStory(context, contentId);
  if (!story.isOpen) throw new ApiError('commentsClosed');
  return story;
}

/** @throws ApiError commentBanned, with the end and the reason */
export function refuseBanned({ bannedUntil, banReason }: CommenterRecord): void {
  if (bannedUntil)
    throw new ApiError('commentBanned', undefined, undefined, {
      until: bannedUntil.toISOString(),
      reason: banReason,
    });
}

/** Editors have the limit of older accounts from the first day. */
async function accountLimit(context: Context, { id: userId, roles }: Member) {
  const { joinedAt } = await readRecord(context, userId);
  const isEditor = roles.some((role) => role === 'editor' || role === 'admin');
  const isNew = !isEditor && context.now().getTime() - joinedAt.getTime() < NEW_MS;
  return [isNew ? 'commentNewAccount' : 'commentAccount', userId] as const;
}

/** The comment that begins the thread of the one replied to. @throws ApiError notFound, repliesFull */
async function threadOf({ db }: Context, { content_id, parent_id }: Input): Promise<number | null> {
  if (parent_id === undefined || parent_id === null) return null;
  const [parent] = await db
    .select({ id: comments.id, parentId: comments.parentId })
    .from(comments)
    .where(and(eq(comments.id, parent_id), eq(comments.contentId, content_id), eq(comments.state, 'public')));
  if (!parent) throw new ApiError('notFound');
  const thread = parent.parentId ?? parent.id;
  const [replies] = await db
    .select({ total: count() })
    .from(comments)
    .where(and(eq(comments.parentId, thread), inArray(comments.state, ['public', 'held'])));
  if ((replies?.total ?? 0) >= MAX_REPLIES) throw new ApiError('repliesFull');
  return thread;
}
