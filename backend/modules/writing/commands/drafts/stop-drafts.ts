import { and, eq } from 'drizzle-orm';
import { contents } from '@/backend/db/schema/stories';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';
import { endPreviewsOf } from '@/backend/modules/writing/commands/previews/end-previews';
import { stopSchedule } from '@/backend/modules/writing/commands/publishing/stop-schedule';

/** Ends the schedules and preview addresses of a member's stories; live stories and drafts stay as they are. */
export async function stopDraftsOf(context: Context, actorId: number, ownerId: number): Promise<void> {
  const rows = await context.db
    .select({ id: contents.id })
    .from(contents)
    .innerJoin(manuscripts, eq(manuscripts.contentId, contents.id))
    .where(and(eq(contents.ownerId, ownerId), eq(manuscripts.edit, 'scheduled')))
    .orderBy(contents.id);
  for (const { id } of rows) await stopSchedule(context, actorId, id, { banned: true });
  await endPreviewsOf(context, ownerId);
}
