import { and, desc, eq, sql } from 'drizzle-orm';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput } from '@/backend/contract/calls';
import { searchRecords } from '@/backend/db/schema/search';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';

/** A member's history has at most this many searches; older ones are deleted. */
const MAX_STORED = 50;

/** Stores a member's search; the same words again only move to the front. */
export async function indexRecord(context: Context, member: Member, typed: string): Promise<void> {
  const keyword = typed.replace(/\s+/g, ' ').trim();
  if (keyword === '') return;
  const createdAt = context.now();
  await context.db
    .insert(searchRecords)
    .values({ userId: member.id, keyword, createdAt })
    .onConflictDoUpdate({ target: [searchRecords.userId, searchRecords.keyword], set: { createdAt } });
  await context.db.execute(sql`delete from search_records where id in (
    select id from search_records where user_id = ${member.id}
    order by created_at desc, id desc offset ${MAX_STORED})`);
}

export async function listRecords(context: Context, member: Member): Promise<CallOutput<'searchRecords'>> {
  const rows = await context.db
    .select()
    .from(searchRecords)
    .where(eq(searchRecords.userId, member.id))
    .orderBy(desc(searchRecords.createdAt), desc(searchRecords.id));
  return { list: rows.map((row) => ({ id: row.id, keyword: row.keyword, time: toWireTime(row.createdAt) })) };
}

/** Deletes one search of a member's history, or all. @throws ApiError notFound for a search of somebody else */
export async function deleteRecords(context: Context, member: Member, id: number | undefined) {
  const isOfMember = eq(searchRecords.userId, member.id);
  const rows = await context.db
    .delete(searchRecords)
    .where(id === undefined ? isOfMember : and(isOfMember, eq(searchRecords.id, id)))
    .returning({ id: searchRecords.id });
  if (id !== undefined && rows.length === 0) throw new ApiError('notFound');
  return { deleted: rows.length };
}
