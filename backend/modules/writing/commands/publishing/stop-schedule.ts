import { eq } from 'drizzle-orm';
import { liveOf } from '@/backend/contract/writing/transitions';
import { contents } from '@/backend/db/schema/stories';
import { auditLog, manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';
import { findDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { endSchedules } from './end-schedules';

/**
 * Ends the schedule of a version, if it has one: the version waits for review, and its release time is stored, so that
 * it can be offered again.
 * @param actorId who ended it; null for the program
 * @param because further values for the log
 */
export async function stopSchedule(
  context: Context,
  actorId: number | null,
  id: number,
  because: Record<string, unknown>,
): Promise<void> {
  const draft = await findDraft(context, id, true);
  if (draft?.draftRow.edit !== 'scheduled') return;
  const { content, draftRow } = draft;
  const { withdrawAt, withdrawBy, withdrawReason } = draftRow;
  const next = content.version + 1;
  const { draftRow: changes, detail } = endSchedules(
    context,
    // A planned withdrawal of the live story stays planned.
    { draftRow: { ...draftRow, withdrawAt: null }, next },
    because,
  );
  await context.db
    .update(manuscripts)
    .set({ ...changes, withdrawAt, withdrawBy, withdrawReason, undo: null })
    .where(eq(manuscripts.contentId, id));
  const isUnseen = liveOf(content.status) === 'never';
  await context.db
    .update(contents)
    .set({ version: next, ...(isUnseen && { status: 'pending' as const, updatedTime: context.now() }) })
    .where(eq(contents.id, id));
  await context.db.insert(auditLog).values({
    createdAt: context.now(),
    actorId,
    subject: 'content',
    subjectId: String(id),
    title: draftRow.document.texts[0]?.title ?? '',
    command: 'unschedule',
    base: content.version,
    version: next,
    before: { status: content.status, edit: 'scheduled' },
    after: { ...detail, status: isUnseen ? 'pending' : content.status, edit: 'pending' },
  });
}
