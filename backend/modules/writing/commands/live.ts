import { and, desc, eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { OWN_APPROVAL } from '@/backend/contract/writing/transitions';
import { auditLog } from '@/backend/db/schema/writing';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { readLiveDocument } from '@/backend/modules/writing/queries/live-document';
import { isArchived } from '@/backend/modules/writing/queries/is-archived';
import { followMerged } from '@/backend/modules/writing/queries/follow-merged';
import { afterChange } from './after-change';
import { checkDocument } from './check-document';
import { keepCorrection, readCorrection } from './correction';
import { checkEmbargo } from './embargo';
import { checkReferences } from './check-references';
import { tellOwner } from './notices';
import { type Outcome, runCommand, type Work } from './run-command';
import { withInput } from './save-draft';
import { NO_WITHDRAWAL } from './schedule-withdrawal';
import { toLive } from './to-live';

/** The live item, to be saved in another state. */
async function inState(context: Context, { content }: Work, status: 'approved' | 'withdrawn' | 'removed') {
  const document = await readLiveDocument(context, content);
  const langs = document.texts.map((text) => text.lang);
  return { ...(await toLive(context, content, document, langs, content.releaseTime)), status };
}

/** The outcome of withdrawing an item; its owner is notified unless the owner did it. */
export async function withdrawal(
  context: Context,
  piece: Work,
  reason: string,
  withdrawnBy: number | null,
): Promise<Outcome> {
  const live = await inState(context, piece, 'withdrawn');
  if (piece.content.ownerId !== withdrawnBy) await tellOwner(context, piece, 'pieceWithdrawn', { reason });
  return {
    manuscript: NO_WITHDRAWAL,
    live: { ...live, updatedTime: piece.content.updatedTime, withdrawnBy },
    revision: { document: live.document, reason },
    detail: { reason },
  };
}

/** Withdraws a live item; its address then answers 410. */
export function withdrawContent(
  context: Context,
  member: Member,
  { id, version, reason }: CallParsedInput<'withdrawContent'>,
) {
  return runCommand(context, member, { command: 'withdraw', id, version, said: { reason } }, (inner, piece) =>
    withdrawal(inner, piece, reason, member.id),
  );
}

/**
 * Restores a withdrawn item, or one that was taken down: the latter to what it was before, withdrawn or a draft included.
 * @throws ApiError forbidden for an owner whose item the desk withdrew, underEmbargo, invalidInput for failed checks
 */
export function restoreContent(
  context: Context,
  member: Member,
  { id, version }: CallParsedInput<'restoreContent'>,
) {
  return runCommand(context, member, { command: 'restore', id, version }, async (inner, piece) => {
    const { content, relations } = piece;
    if (!relations.includes('editor') && content.withdrawnBy !== member.id) throw new ApiError('forbidden');
    if (content.status === 'removed') return reopened(inner, member, piece);
    checkEmbargo(inner, member, piece, false);
    const live = await inState(inner, piece, 'approved');
    const langs = live.document.texts.map((text) => text.lang);
    checkDocument(content.kind, live.document, langs, isArchived(content, live.document));
    if (content.ownerId !== member.id) await tellOwner(inner, piece, 'pieceRestored');
    return {
      manuscript: {},
      live: { ...live, updatedTime: content.updatedTime },
      revision: { document: live.document },
    };
  });
}

/** Closes an item to everybody but administrators, for legal or privacy reasons. */
export function removeContent(
  context: Context,
  member: Member,
  { id, version, reason }: CallParsedInput<'removeContent'>,
) {
  return runCommand(
    context,
    member,
    { command: 'remove', id, version, said: { reason } },
    async (inner, piece): Promise<Outcome> => {
      const changes = {
        edit: null,
        submitted: null,
        submittedAt: null,
        dueAt: null,
        holderId: null,
        heldUntil: null,
        ...NO_WITHDRAWAL,
      };
      await tellOwner(inner, piece, 'pieceWithdrawn', { reason });
      const isSeen = piece.content.status === 'approved' || piece.content.status === 'withdrawn';
      if (!isSeen) return { manuscript: changes, status: 'removed', detail: { reason } };
      const live = await inState(inner, piece, 'removed');
      return {
        manuscript: changes,
        live: {
          ...live,
          updatedTime: piece.content.updatedTime,
          withdrawnBy: piece.content.withdrawnBy,
        },
        revision: { document: live.document, reason },
        detail: { reason },
      };
    },
  );
}

/**
 * What was taken down as it was before: a live item is live again, a withdrawn one withdrawn, anything else a draft.
 * @throws ApiError underEmbargo, gone for one that came here by an import of an export, without its words
 */
async function reopened(context: Context, member: Member, piece: Work): Promise<Outcome> {
  const [removal] = await context.db
    .select({ before: auditLog.before })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, 'content'),
        eq(auditLog.subjectId, String(piece.content.id)),
        eq(auditLog.command, 'remove'),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (!removal) throw new ApiError('gone');
  const { status } = removal.before;
  if (status !== 'approved' && status !== 'withdrawn')
    return { manuscript: { edit: 'draft' }, status: 'draft' };
  if (status === 'approved') checkEmbargo(context, member, piece, false);
  const live = await inState(context, piece, status);
  if (status === 'approved') await tellOwner(context, piece, 'pieceRestored');
  const { updatedTime, withdrawnBy } = piece.content;
  return {
    manuscript: {},
    live: { ...live, updatedTime, withdrawnBy: status === 'withdrawn' ? withdrawnBy : null },
    revision: { document: live.document },
  };
}

/**
 * Changes a live item at once. A small fix is not shown to readers; a correction is shown and changes the time of the last
 * update. The change is carried into a version under way.
 * @throws ApiError underEmbargo, ownPiece for an article of one's own where another editor has to approve it
 */
export function correctContent(
  context: Context,
  member: Member,
  { correction, others, ...input }: CallParsedInput<'correctContent'>,
) {
  const { id, version } = input;
  const said = { ...input, correction, others };
  return runCommand(context, member, { command: 'correct', id, version, said }, async (inner, piece) => {
    const { content, manuscript, next } = piece;
    const isOwn = content.ownerId === member.id;
    // A flash is the desk's own word, and never waits for anybody.
    const mayApprove = piece.relations.includes(OWN_APPROVAL[inner.config.ownApproval]);
    if (isOwn && content.kind === 'article' && !mayApprove) throw new ApiError('ownPiece');
    checkEmbargo(inner, member, piece, false);
    const before = await readLiveDocument(inner, content);
    const changed = (others ?? []).reduce(
      (one, text) => withInput(one, text, member),
      withInput(before, input, member),
    );
    const document = await followMerged(inner, changed);
    await checkReferences(inner, member, before, document);
    const langs = document.texts.map((text) => text.lang);
    checkDocument(content.kind, document, langs, isArchived(content, before, document));
    const note = readCorrection(correction, langs);
    if (note) await keepCorrection(inner, id, note, next);
    const live = await toLive(inner, content, document, langs, content.releaseTime);
    return {
      manuscript: afterChange(manuscript, before, live.document, next),
      live: { ...live, updatedTime: note ? undefined : content.updatedTime },
      revision: { document: live.document },
      detail: { correction: note, is_own: isOwn },
    };
  });
}
