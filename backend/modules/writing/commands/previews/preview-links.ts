import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { MAX_PREVIEWS, PREVIEW_DAYS } from '@/backend/contract/writing/limits';
import { previewLinks } from '@/backend/db/schema/writing/preview-links';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { type OpenDraft, readableDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { asPreviewLink, usablePreviews } from '@/backend/modules/writing/queries/previews/preview';

const DAY_MS = 86_400_000;

/**
 * Makes an address that shows the newest version for a week. A story has at most fifty; one more ends the oldest.
 * @throws ApiError notFound for a story of somebody else, stillWithdrawn for a withdrawn story unless an editor calls,
 * tooManyRequests
 */
export async function makePreview(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'previewLink'>> {
  await countTries(context, [['previewAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const draft = await readableDraft(inner, member, id);
    if (draft.content.status === 'withdrawn' && !draft.relations.includes('editor'))
      throw new ApiError('stillWithdrawn');
    const createdAt = inner.now();
    const expiresAt = new Date(createdAt.getTime() + PREVIEW_DAYS * DAY_MS);
    const [row] = await inner.db
      .insert(previewLinks)
      .values({ contentId: id, makerId: member.id, createdAt, expiresAt })
      .returning();
    if (!row) throw new Error('a preview address was not stored');
    await endOldest(inner, id);
    await log(inner, member, draft, 'previewOpen', row.id);
    return asPreviewLink(inner, row);
  });
}

/**
 * Ends a preview address.
 * @throws ApiError notFound for a story of somebody else, and for an ended or expired address
 */
export function endPreview(
  context: Context,
  member: Member,
  { id, link_id }: CallParsedInput<'endPreviewLink'>,
): Promise<CallOutput<'endPreviewLink'>> {
  return inTransaction(context, async (inner) => {
    const draft = await readableDraft(inner, member, id);
    const now = inner.now();
    const ended = await inner.db
      .update(previewLinks)
      .set({ endedAt: now })
      .where(and(eq(previewLinks.id, link_id), usablePreviews(id, now)))
      .returning({ id: previewLinks.id });
    if (ended.length === 0) throw new ApiError('notFound');
    await log(inner, member, draft, 'previewEnd', link_id);
    return { ended: true };
  });
}

async function endOldest({ db, now }: Context, contentId: number): Promise<void> {
  const newest = db
    .select({ id: previewLinks.id })
    .from(previewLinks)
    .where(usablePreviews(contentId, now()))
    .orderBy(desc(previewLinks.id))
    .limit(MAX_PREVIEWS);
  await db
    .update(previewLinks)
    .set({ endedAt: now() })
    .where(and(usablePreviews(contentId, now()), notInArray(previewLinks.id, newest)));
}

async function log(
  { db, now }: Context,
  member: Member,
  { content, draftRow }: OpenDraft,
  command: string,
  link: number,
): Promise<void> {
  await db.insert(auditLog).values({
    createdAt: now(),
    actorId: member.id,
    subject: 'content',
    subjectId: String(content.id),
    title: draftRow.document.texts[0]?.title ?? '',
    command,
    after: { link },
  });
}
