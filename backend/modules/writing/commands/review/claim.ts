import { and, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { CLAIM_MINUTES } from '@/backend/contract/writing/limits';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import { readClaim } from '@/backend/modules/writing/queries/review/claim';
import { readableDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { checkClaim } from './check-deciding';
import { takeOverDraft } from '@/backend/modules/writing/commands/drafts/take-over-draft';

/**
 * Claims a waiting submission for 15 minutes; called again, for another 15.
 * @throws ApiError notFound, wrongState for a story without a waiting submission, heldByOther for a claim of another
 * editor that is not to be taken over
 */
export async function claimContent(
  context: Context,
  member: Member,
  { id, is_takeover }: CallParsedInput<'claimContent'>,
): Promise<CallOutput<'claimContent'>> {
  return inTransaction(context, async (inner) => {
    const draft = await readableDraft(inner, member, id, true);
    const { draftRow } = draft;
    if (draftRow.edit !== 'pending') throw new ApiError('wrongState');
    const holder = await readClaim(inner, draftRow);
    const isOthers = holder !== null && holder !== member.id;
    if (isOthers && !is_takeover) await checkClaim(inner, member, draft);
    if (isOthers) await takeOverDraft(inner, draft, holder, member);
    const heldUntil = new Date(inner.now().getTime() + CLAIM_MINUTES * 60_000);
    await inner.db
      .update(manuscripts)
      .set({ holderId: member.id, heldUntil, heldSession: member.sessionId })
      .where(eq(manuscripts.contentId, id));
    return { until: toWireTime(heldUntil) };
  });
}

/** Releases the caller's claim on a submission; does nothing when somebody else has claimed it. */
export async function releaseContent(
  context: Context,
  member: Member,
  { id }: CallParsedInput<'releaseContent'>,
) {
  await context.db
    .update(manuscripts)
    .set({ holderId: null, heldUntil: null, heldSession: null })
    .where(and(eq(manuscripts.contentId, id), eq(manuscripts.holderId, member.id)));
  return {};
}
