import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Message } from '@/backend/contract/members/messages';
import { toWireTime } from '@/backend/kernel/text/time';
import { type MessageKey, wordsOf } from './message-texts/words-of';
import { messages } from '@/backend/db/schema/members';

/** A notification: its words by their key, what fills their gaps, and where it leads. */
export interface Notice {
  kind: Message['kind'];
  key: MessageKey;
  params?: Record<string, string>;
  link?: string;
}

/** Stores a notification for a member, in the caller's transaction. @returns its id */
export async function notify(context: Context, userId: number, message: Notice): Promise<number> {
  const [id = 0] = await notifyEach(context, new Map([[userId, message]]));
  return id;
}

/**
 * Stores a notification for each of several members, by their ids, in the caller's transaction. @returns the ids of
 * the notifications
 */
export async function notifyEach(context: Context, notices: ReadonlyMap<number, Notice>): Promise<number[]> {
  if (notices.size === 0) return [];
  const createdAt = context.now();
  const rows = await context.db
    .insert(messages)
    .values(
      [...notices].map(([userId, { kind, key, params = {}, link = '' }]) => ({
        userId,
        kind,
        key,
        params,
        link,
        createdAt,
      })),
    )
    .returning({ id: messages.id });
  return rows.map(({ id }) => id);
}

export async function listMessages(
  context: Context,
  member: Member,
  { page, size, locale }: CallParsedInput<'messages'>,
): Promise<CallOutput<'messages'>> {
  const recipientFilter = eq(messages.userId, member.id);
  const rows = await context.db
    .select()
    .from(messages)
    .where(recipientFilter)
    .orderBy(desc(messages.id))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await context.db.select({ total: count() }).from(messages).where(recipientFilter);
  return {
    list: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      ...wordsOf(row.key, row.params, locale),
      link: row.link,
      lang: locale,
      is_read: row.readAt !== null,
      time: toWireTime(row.createdAt),
    })),
    total: all?.total ?? 0,
    page,
    size,
    unread: await countUnread(context, member),
  };
}

/** Marks notifications of a member as read: those with these ids, or all without `ids`. */
export async function readMessages(context: Context, member: Member, ids: number[] | undefined) {
  await context.db
    .update(messages)
    .set({ readAt: context.now() })
    .where(and(some(member, ids), isNull(messages.readAt)));
  return { unread: await countUnread(context, member) };
}

/** Deletes notifications of a member: those with these ids, or all without `ids`. */
export async function deleteMessages(context: Context, member: Member, ids: number[] | undefined) {
  const rows = await context.db.delete(messages).where(some(member, ids)).returning({ id: messages.id });
  return { deleted: rows.length, unread: await countUnread(context, member) };
}

const some = (member: Member, ids: number[] | undefined) =>
  and(eq(messages.userId, member.id), ids && inArray(messages.id, ids));

async function countUnread(context: Context, member: Member): Promise<number> {
  const [row] = await context.db
    .select({ total: count() })
    .from(messages)
    .where(and(eq(messages.userId, member.id), isNull(messages.readAt)));
  return row?.total ?? 0;
}
