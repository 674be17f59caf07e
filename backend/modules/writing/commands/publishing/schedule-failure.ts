import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';
import type { ApiError } from '@/backend/kernel/errors';
import type { OpenDraft } from '@/backend/modules/writing/queries/drafts/open-draft';

/** Logs that a due step failed and why; the desk's front page lists these. */
export async function recordScheduleFailure(
  { db, now }: Context,
  { content, draftRow }: OpenDraft,
  step: 'approve' | 'withdraw',
  { key, fields = {} }: Pick<ApiError, 'key' | 'fields'>,
): Promise<void> {
  await db.insert(auditLog).values({
    createdAt: now(),
    actorId: null,
    subject: 'content',
    subjectId: String(content.id),
    title: draftRow.document.texts[0]?.title ?? '',
    command: 'fail',
    version: content.version,
    after: { step, reason: key, fields },
  });
}
