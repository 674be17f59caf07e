import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { readClaim } from '@/backend/modules/writing/queries/review/claim';
import { isOwnerBanned } from '@/backend/modules/writing/queries/drafts/owner-banned';
import type { OpenDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { findPeople } from '@/backend/modules/writing/queries/review/people';

/** Refuses a decision on a submission that another editor has claimed. @throws ApiError heldByOther with the name */
export async function checkClaim(
  context: Context,
  member: Member,
  { draftRow }: Pick<OpenDraft, 'draftRow'>,
): Promise<void> {
  const holder = await readClaim(context, draftRow);
  if (holder === null || holder === member.id) return;
  const name = (await findPeople(context, [holder])).get(holder)?.name ?? '';
  throw new ApiError('heldByOther', { holder: name });
}

/** Refuses to publish a story whose owner's account is closed. @throws ApiError ownerBanned */
export async function checkOwner(context: Context, draft: Pick<OpenDraft, 'content'>): Promise<void> {
  if (await isOwnerBanned(context, draft)) throw new ApiError('ownerBanned');
}
