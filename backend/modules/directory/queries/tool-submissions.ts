import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { toolSubmissions, toolVotes } from '@/backend/db/schema/directory';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';

/** Tools that members proposed: those that wait, oldest first, or those decided, newest first. */
export async function listToolSubmissions(
  { db }: Context,
  { status, page, size }: CallParsedInput<'toolSubmissions'>,
): Promise<CallOutput<'toolSubmissions'>> {
  const where = eq(toolSubmissions.status, status);
  const rows = await db
    .select({ row: toolSubmissions, nickname: users.nickname })
    .from(toolSubmissions)
    .innerJoin(users, eq(users.id, toolSubmissions.userId))
    .where(where)
    .orderBy(status === 'waiting' ? asc(toolSubmissions.id) : desc(toolSubmissions.decidedAt))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(toolSubmissions).where(where);
  return {
    list: rows.map(({ row, nickname }) => ({
      id: row.id,
      name: row.name,
      url: row.url,
      category_id: row.categoryId,
      lang: row.lang,
      description: row.description,
      status: row.status,
      reason: row.reason,
      tool_id: row.toolId,
      nickname,
      created_time: toWireTime(row.createdAt),
    })),
    total: all?.total ?? 0,
    page,
    size,
  };
}

/** Which of some tools a member has voted for. */
export async function listOwnVotes(
  { db }: Context,
  member: Member,
  ids: readonly number[],
): Promise<CallOutput<'toolVotes'>> {
  if (ids.length === 0) return { voted: [] };
  const rows = await db
    .select({ id: toolVotes.toolId })
    .from(toolVotes)
    .where(and(eq(toolVotes.userId, member.id), inArray(toolVotes.toolId, [...ids])));
  return { voted: rows.map(({ id }) => id) };
}
