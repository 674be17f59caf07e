import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { OpenDraft } from '@/backend/modules/writing/queries/drafts/open-draft';

/** Whether a story is under embargo at the moment. */
export function isEmbargoed(context: Context, { draftRow }: Pick<OpenDraft, 'draftRow'>): boolean {
  const { embargoReason, embargoUntil } = draftRow;
  return embargoReason !== null && (embargoUntil === null || embargoUntil > context.now());
}

/**
 * Whether a member may end the embargo of a story, or set another one: editors for an embargo of their own,
 * administrators for any. An embargo that came with an export belongs to nobody.
 */
export function mayEndEmbargo(context: Context, member: Member, draft: Pick<OpenDraft, 'draftRow'>): boolean {
  const isOwn = draft.draftRow.embargoBy === member.id;
  return isOwn || member.roles.includes('admin') || !isEmbargoed(context, draft);
}
