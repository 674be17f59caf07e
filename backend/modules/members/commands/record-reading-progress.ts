import { and, eq, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { readings } from '@/backend/db/schema/members';
import { contents } from '@/backend/db/schema/stories';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';

/**
 * Records how far a member read a live story, in tenths of its text. The deepest point stays, so readings that arrive in
 * another order give the same. @throws ApiError notFound, tooManyRequests
 */
export async function recordReadingProgress(
  context: Context,
  member: Member,
  id: number,
  depth: number,
): Promise<CallOutput<'noteReading'>> {
  await countTries(context, [['readingAccount', member.id]]);
  const { db, now } = context;
  const [story] = await db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.id, id), eq(contents.status, 'approved')));
  if (!story) throw new ApiError('notFound');
  const [row] = await db
    .insert(readings)
    .values({ userId: member.id, contentId: id, tenth: depth, updatedAt: now() })
    .onConflictDoUpdate({
      target: [readings.userId, readings.contentId],
      set: { tenth: sql`greatest(${readings.tenth}, excluded.tenth)`, updatedAt: now() },
    })
    .returning({ depth: readings.tenth });
  return { depth: row?.depth ?? depth };
}
