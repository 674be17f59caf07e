import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { DraftDocument, DraftText } from '@/backend/contract/writing/draft';
import type { Command } from '@/backend/contract/writing/statuses';
import { editorChanges } from '@/backend/db/schema/writing/draft-notes';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { notify } from '@/backend/modules/members/commands/messages';
import { readLiveDocument } from '@/backend/modules/writing/queries/publishing/live-document';
import { type OpenDraft, readableDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { findPeople } from '@/backend/modules/writing/queries/review/people';
import { isSameTexts } from '@/backend/modules/writing/queries/drafts/same-texts';

/** Commands that change texts, of the draft or of the live story. */
const WRITING: readonly Command[] = ['save', 'revert', 'correct'];

/** The texts before a step, when somebody other than the owner changes them; null otherwise. */
export async function wordsBefore(
  context: Context,
  { content, draftRow }: OpenDraft,
  actorId: number | null,
  command: Command,
): Promise<DraftText[] | null> {
  if (!WRITING.includes(command) || content.ownerId === null) return null;
  if (actorId === null || actorId === content.ownerId) return null;
  const before = command === 'correct' ? await readLiveDocument(context, content) : draftRow.document;
  return before.texts;
}

/**
 * Records that an editor changed an author's texts. Consecutive saves count as one change; the author is notified when
 * it begins.
 */
export async function recordEditorChange(
  context: Context,
  { content, draftRow }: OpenDraft,
  editorId: number,
  step: { command: Command; version: number; before: DraftText[]; document: DraftDocument },
): Promise<void> {
  const { command, version, before, document } = step;
  if (content.ownerId === null || isSameTexts(before, document.texts)) return;
  const [last] = await context.db
    .select()
    .from(editorChanges)
    .where(and(eq(editorChanges.contentId, content.id), isNull(editorChanges.seenAt)))
    .orderBy(desc(editorChanges.id))
    .limit(1);
  const goesOn =
    last?.editorId === editorId && command !== 'correct' && last.version === draftRow.draftVersion;
  if (goesOn) {
    const changed = { version, changedAt: context.now() };
    await context.db.update(editorChanges).set(changed).where(eq(editorChanges.id, last.id));
    return;
  }
  await context.db
    .insert(editorChanges)
    .values({ contentId: content.id, editorId, before, version, changedAt: context.now() });
  const name = (await findPeople(context, [editorId])).get(editorId)?.name ?? '';
  await notify(context, content.ownerId, {
    kind: 'content',
    key: 'pieceEdited',
    params: { title: before[0]?.title ?? '', name },
    link: `/publish/${content.id}`,
  });
}

/** Marks editors' changes, up to one of them, as seen by the author. @throws ApiError notFound, forbidden */
export async function seeEditorChanges(
  context: Context,
  member: Member,
  { id, change_id }: CallParsedInput<'seeEditorChanges'>,
): Promise<Record<string, never>> {
  return inTransaction(context, async (inner) => {
    const { relations } = await readableDraft(inner, member, id);
    if (!relations.includes('owner')) throw new ApiError('forbidden');
    await inner.db
      .update(editorChanges)
      .set({ seenAt: inner.now() })
      .where(
        and(eq(editorChanges.contentId, id), lte(editorChanges.id, change_id), isNull(editorChanges.seenAt)),
      );
    return {};
  });
}
