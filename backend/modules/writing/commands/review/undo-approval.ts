import { and, eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { UNDO_ACCEPTED_SECONDS } from '@/backend/contract/writing/limits';
import type { DraftDocument, DraftVersion } from '@/backend/contract/writing/draft';
import { liveOf } from '@/backend/contract/writing/transitions';
import { corrections } from '@/backend/db/schema/writing/drafts';
import type { BeforeApproval } from '@/backend/db/schema/writing/before-approval';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { readLiveDocument } from '@/backend/modules/writing/queries/publishing/live-document';
import type { DraftRow } from '@/backend/modules/writing/queries/drafts/open-draft';
import { deleteNotices } from '@/backend/modules/writing/commands/running/notices';
import { type Outcome, runCommand, type Work } from '@/backend/modules/writing/commands/running/run-command';
import { toLive } from '@/backend/modules/writing/commands/publishing/to-live';

/**
 * The data that undoing an approval needs: the draft's row and the live story before it.
 * @param live the live version, or of a withdrawn story the version that was live; null if readers saw none
 */
export function beforeApproval(
  { now }: Context,
  member: Member,
  { content, draftRow, next }: Work,
  live: DraftDocument | null,
): BeforeApproval {
  const { document, submitted, submittedLangs, submittedBy, note, correction, reason, missed } = draftRow;
  const { approvedBy, embargoReason, embargoBy } = draftRow;
  return {
    version: next,
    by: member.id,
    at: now().toISOString(),
    manuscript: {
      ...{ document, submitted, submittedLangs, submittedBy, note, correction, reason, missed },
      ...{ approvedBy, embargoReason, embargoBy },
      submittedAt: draftRow.submittedAt?.toISOString() ?? null,
      embargoUntil: draftRow.embargoUntil?.toISOString() ?? null,
    },
    live: live && {
      document: live,
      status: content.status,
      withdrawnBy: content.withdrawnBy,
      updatedTime: content.updatedTime.toISOString(),
      ownedFields: content.ownedFields,
    },
  };
}

/**
 * Undoes an approval within ten seconds and a short grace period: the version waits again at its place, readers see
 * what they saw before, a newer draft stays, and a letter that has not been sent is deleted.
 * @throws ApiError wrongState when it is too late, or somebody else approved it
 */
export function undoApproval(
  context: Context,
  member: Member,
  { id, version }: CallParsedInput<'undoApproval'>,
): Promise<DraftVersion> {
  return runCommand(context, member, { command: 'unapprove', id, version }, async (inner, draft) => {
    const was = readApproval(inner, member, draft.draftRow, version);
    if (was.notices) await deleteNotices(inner, was.notices);
    await inner.db
      .delete(corrections)
      .where(and(eq(corrections.contentId, id), eq(corrections.version, version)));
    const isSavedSince = draft.draftRow.draftVersion > was.version;
    const draftRow: Outcome['draftRow'] = {
      ...was.manuscript,
      ...(isSavedSince && { document: draft.draftRow.document }),
      edit: 'pending',
      submittedAt: toTime(was.manuscript.submittedAt) ?? inner.now(),
      embargoUntil: toTime(was.manuscript.embargoUntil),
      dueAt: null,
    };
    const isUnchanged = draft.draftRow.edit === 'scheduled';
    if (was.live)
      return isUnchanged
        ? { draftRow }
        : {
            draftRow: { ...draftRow, liveVersion: draft.next },
            ...(await asBefore(inner, draft, was.live)),
          };
    if (liveOf(draft.content.status) === 'never') return { draftRow, status: 'pending' };
    return { draftRow, ...(await unseen(inner, draft)) };
  });
}

const toTime = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

function readApproval({ now }: Context, member: Member, { undo }: DraftRow, version: number) {
  const since = now().getTime() - UNDO_ACCEPTED_SECONDS * 1000;
  if (undo?.version !== version || undo.by !== member.id || new Date(undo.at).getTime() < since)
    throw new ApiError('wrongState');
  return undo;
}

/** The live story as it was before the approval; a story that was withdrawn is withdrawn again. */
async function asBefore(
  context: Context,
  { content }: Work,
  { document, status, withdrawnBy, updatedTime, ownedFields }: NonNullable<BeforeApproval['live']>,
): Promise<Pick<Outcome, 'live' | 'revision'>> {
  const langs = document.texts.map((text) => text.lang);
  const live = await toLive(context, content, document, langs, content.releaseTime);
  const [first, ...others] = document.texts;
  if (!first) throw new ApiError('wrongState');
  return {
    live: {
      ...live,
      status,
      withdrawnBy,
      texts: [first, ...others],
      ownedFields,
      updatedTime: new Date(updatedTime),
    },
    revision: { document },
  };
}

/** The story in the state pending, when it was not live before: its address answers 404 again, not 410. */
async function unseen(context: Context, { content }: Work): Promise<Pick<Outcome, 'live'>> {
  const document = await readLiveDocument(context, content);
  const langs = document.texts.map((text) => text.lang);
  const live = await toLive(context, content, document, langs, content.releaseTime);
  return { live: { ...live, status: 'pending' } };
}
