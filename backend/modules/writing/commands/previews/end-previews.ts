import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { previewLinks } from '@/backend/db/schema/writing/preview-links';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';

/** Ends every preview address of a story: from then on it answers 410. */
export const endPreviews = (context: Context, contentId: number): Promise<void> =>
  endWhere(context, eq(previewLinks.contentId, contentId));

/** Ends the preview addresses of all stories of a member. */
export const endPreviewsOf = (context: Context, ownerId: number): Promise<void> =>
  endWhere(
    context,
    inArray(
      previewLinks.contentId,
      context.db.select({ id: contents.id }).from(contents).where(eq(contents.ownerId, ownerId)),
    ),
  );

async function endWhere({ db, now }: Context, which: SQL): Promise<void> {
  await db
    .update(previewLinks)
    .set({ endedAt: now() })
    .where(and(which, isNull(previewLinks.endedAt)));
}
