import type { CallParsedInput } from '@/backend/contract/calls';
import { OWN_APPROVAL } from '@/backend/contract/writing/transitions';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { readLiveDocument } from '@/backend/modules/writing/queries/publishing/live-document';
import { readWithheld } from '@/backend/modules/writing/queries/publishing/withheld';
import { isArchived } from '@/backend/modules/writing/queries/drafts/is-archived';
import { followMerged } from '@/backend/modules/writing/queries/drafts/follow-merged';
import { afterChange } from '@/backend/modules/writing/commands/running/after-change';
import { checkDocument } from '@/backend/modules/writing/commands/drafts/check-document';
import { storeCorrection, readCorrection } from '@/backend/modules/writing/commands/review/correction';
import { checkEmbargo } from '@/backend/modules/writing/commands/review/embargo';
import { checkReferences } from '@/backend/modules/writing/commands/drafts/check-references';
import { endSchedules } from './end-schedules';
import { notifyOwner } from '@/backend/modules/writing/commands/running/notices';
import { type Outcome, runCommand, type Work } from '@/backend/modules/writing/commands/running/run-command';
import { cleanWords, withInput } from '@/backend/modules/writing/commands/running/with-input';
import { toLive } from './to-live';

/** The live story, to be saved in another state. */
export async function inState(
  context: Context,
  { content }: Work,
  status: 'approved' | 'withdrawn' | 'removed',
) {
  const document = await readLiveDocument(context, content);
  const langs = document.texts.map((text) => text.lang);
  return { ...(await toLive(context, content, document, langs, content.releaseTime)), status };
}

/** The changes that withdraw a story; its owner is notified of a withdrawal by somebody else. */
export async function withdrawal(
  context: Context,
  draft: Work,
  reason: string,
  withdrawnBy: number | null,
): Promise<Outcome> {
  const live = await inState(context, draft, 'withdrawn');
  if (draft.content.ownerId !== withdrawnBy) await notifyOwner(context, draft, 'pieceWithdrawn', { reason });
  return {
    ...endSchedules(context, draft, { reason }),
    live: { ...live, updatedTime: draft.content.updatedTime, withdrawnBy },
    revision: { document: live.document, reason },
  };
}

/** Withdraws a live story; its address then answers 410. */
export function withdrawContent(
  context: Context,
  member: Member,
  { id, version, reason }: CallParsedInput<'withdrawContent'>,
) {
  return runCommand(
    context,
    member,
    { command: 'withdraw', id, version, input: { reason } },
    (inner, draft) => withdrawal(inner, draft, reason, member.id),
  );
}

/**
 * Changes a live story at once. A small fix is not shown to readers; a correction is shown and changes the time of the
 * last update. A version that waits gets the same change.
 * @throws ApiError underEmbargo, ownPiece for an article of the caller that another editor has to approve
 */
export async function correctContent(
  context: Context,
  member: Member,
  { correction, others, ...input }: CallParsedInput<'correctContent'>,
) {
  const { id, version } = input;
  const details = { ...input, correction, others };
  const texts = await Promise.all([input, ...(others ?? [])].map(cleanWords));
  return runCommand(
    context,
    member,
    { command: 'correct', id, version, input: details },
    async (inner, draft) => {
      const { content, draftRow, next } = draft;
      const isOwn = content.ownerId === member.id;
      // Flashes are written by the desk itself, and never wait for an approval.
      const mayApprove = draft.relations.includes(OWN_APPROVAL[inner.config.ownApproval]);
      if (isOwn && content.kind === 'article' && !mayApprove) throw new ApiError('ownPiece');
      checkEmbargo(inner, member, draft, false);
      const before = await readLiveDocument(inner, content);
      const changed = texts.reduce(
        (workingDocument, text) => withInput(workingDocument, text, member),
        before,
      );
      const document = await followMerged(inner, changed);
      await checkReferences(inner, member, before, document);
      const langs = document.texts.map((text) => text.lang);
      checkDocument(content.kind, document, langs, isArchived(content, before, document));
      const withheld = new Set((await readWithheld(inner, id)).map(({ lang }) => lang));
      const note = readCorrection(
        correction,
        langs.filter((lang) => !withheld.has(lang)),
      );
      if (note) await storeCorrection(inner, id, note, next);
      const live = await toLive(inner, content, document, langs, content.releaseTime);
      return {
        draftRow: afterChange(draftRow, before, live.document, next),
        live: { ...live, updatedTime: note ? undefined : content.updatedTime },
        revision: { document: live.document },
        detail: { correction: note, is_own: isOwn },
      };
    },
  );
}
