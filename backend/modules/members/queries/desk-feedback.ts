import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { contains } from '@/backend/db/text-match';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { feedback, feedbackReplies } from '@/backend/db/schema/members';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';

const person = { id: users.id, name: users.nickname, avatar_img: users.avatarImg };

const OLDEST = [asc(feedback.createdAt), asc(feedback.id)];
const NEWEST = [desc(feedback.createdAt), desc(feedback.id)];

/** Feedback in one state with its answers: open feedback oldest first, the rest newest first. */
export async function listFeedback(
  { db }: Context,
  { state, keyword, page, size }: CallParsedInput<'deskFeedback'>,
): Promise<CallOutput<'deskFeedback'>> {
  const wanted = and(
    eq(feedback.state, state),
    keyword === '' ? undefined : sql`${feedback.content} ${contains(keyword)}`,
  );
  const rows = await db
    .select({ feedback, member: person })
    .from(feedback)
    .leftJoin(users, eq(users.id, feedback.userId))
    .where(wanted)
    .orderBy(...(state === 'open' ? OLDEST : NEWEST))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(feedback).where(wanted);
  const ids = rows.map((row) => row.feedback.id);
  const replies =
    ids.length === 0
      ? []
      : await db
          .select({ reply: feedbackReplies, editor: person })
          .from(feedbackReplies)
          .leftJoin(users, eq(users.id, feedbackReplies.editorId))
          .where(inArray(feedbackReplies.feedbackId, ids))
          .orderBy(asc(feedbackReplies.id));
  return {
    list: rows.map(({ feedback: row, member }) => ({
      id: row.id,
      version: row.version,
      state: row.state,
      content: row.content,
      images: row.images,
      member,
      time: toWireTime(row.createdAt),
      replies: replies
        .filter(({ reply }) => reply.feedbackId === row.id)
        .map(({ reply, editor }) => ({ text: reply.text, editor, time: toWireTime(reply.createdAt) })),
    })),
    total: all?.total ?? 0,
    page,
    size,
  };
}
