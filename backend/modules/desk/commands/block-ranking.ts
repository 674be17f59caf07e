import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { tags } from '@/backend/contract/tags';
import { rankingBlocks } from '@/backend/db/schema/analytics';
import { contents, contentTexts } from '@/backend/db/schema/stories';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { queueRevalidation } from '@/backend/outbox/revalidate';

/**
 * Keeps a published or withdrawn story out of every list ordered by heat, or lets it back in; everything else stays as
 * it is.
 * @throws ApiError notFound for a story in another state
 */
export async function blockRanking(
  context: Context,
  editor: Member,
  { id, block }: CallParsedInput<'blockRanking'>,
): Promise<CallOutput<'blockRanking'>> {
  await inTransaction(context, async (inner) => {
    const { db, now } = inner;
    const [story] = await db
      .select({ title: contentTexts.title })
      .from(contents)
      .innerJoin(contentTexts, eq(contentTexts.contentId, contents.id))
      .where(and(eq(contents.id, id), inArray(contents.status, ['approved', 'withdrawn'])))
      .orderBy(sql`${contentTexts.lang} <> ${contents.lang}`)
      .limit(1);
    if (!story) throw new ApiError('notFound');
    const changed = block
      ? await db
          .insert(rankingBlocks)
          .values({ contentId: id, editorId: editor.id, createdAt: now() })
          .onConflictDoNothing()
          .returning()
      : await db.delete(rankingBlocks).where(eq(rankingBlocks.contentId, id)).returning();
    if (changed.length === 0) return;
    await db.insert(auditLog).values({
      createdAt: now(),
      actorId: editor.id,
      subject: 'content',
      subjectId: String(id),
      title: story.title,
      command: block ? 'unrank' : 'rank',
    });
    await queueRevalidation(inner, [tags.hot]);
  });
  return { blocked: block };
}
