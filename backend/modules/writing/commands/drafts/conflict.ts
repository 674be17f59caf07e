import { and, eq } from 'drizzle-orm';
import { draftDocument } from '@/backend/contract/writing/draft';
import { contentRevisions } from '@/backend/db/schema/stories';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import type { OpenDraft } from '@/backend/modules/writing/queries/drafts/open-draft';

/**
 * The error for a command on an old version. Its data: the current draft, who saved it, and the version that the
 * command named.
 */
export async function conflict(context: Context, draft: OpenDraft, base: number): Promise<ApiError> {
  const { content, draftRow } = draft;
  const [by] = await context.db
    .select({ nickname: users.nickname })
    .from(users)
    .where(eq(users.id, draftRow.savedBy ?? 0));
  const [common] = await context.db
    .select({ document: contentRevisions.document })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.contentId, content.id), eq(contentRevisions.number, base)));
  return new ApiError('conflict', undefined, undefined, {
    id: content.id,
    version: content.version,
    status: content.status,
    edit: draftRow.edit,
    document: draftRow.document,
    base: draftDocument.safeParse(common?.document).data ?? null,
    saved_by: by?.nickname ?? '',
    saved_time: toWireTime(draftRow.savedAt),
  });
}
