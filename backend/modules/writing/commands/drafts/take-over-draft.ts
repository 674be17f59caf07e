import { and, eq } from 'drizzle-orm';
import { contentRevisions } from '@/backend/db/schema/stories';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { notify } from '@/backend/modules/members/commands/messages';
import type { OpenDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { findPeople } from '@/backend/modules/writing/queries/review/people';

/**
 * A member takes over a draft from another: the other's last save is stored as a version, the other is notified, and
 * the log records it.
 */
export async function takeOverDraft(
  context: Context,
  { content, draftRow }: OpenDraft,
  from: number,
  to: Member,
): Promise<void> {
  const { db, now } = context;
  const title = draftRow.document.texts[0]?.title ?? '';
  await db
    .update(contentRevisions)
    .set({ command: 'keep' })
    .where(
      and(
        eq(contentRevisions.contentId, content.id),
        eq(contentRevisions.number, draftRow.draftVersion),
        eq(contentRevisions.editorId, from),
        eq(contentRevisions.command, 'save'),
      ),
    );
  const name = (await findPeople(context, [to.id])).get(to.id)?.name ?? '';
  await notify(context, from, {
    kind: 'content',
    key: 'pieceTakenOver',
    params: { title, name },
    link: `/publish/${content.id}`,
  });
  await db.insert(auditLog).values({
    createdAt: now(),
    actorId: to.id,
    subject: 'content',
    subjectId: String(content.id),
    title,
    command: 'takeOver',
    version: content.version,
    before: { holder: from },
    after: { holder: to.id },
  });
}
