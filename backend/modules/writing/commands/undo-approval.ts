import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { CallParsedInput } from '@/backend/contract/calls';
import { localeSchema } from '@/backend/contract/fields';
import { UNDO_SECONDS } from '@/backend/contract/writing/limits';
import { type PieceDocument, pieceDocument, type PieceVersion } from '@/backend/contract/writing/piece';
import { contentRevisions } from '@/backend/db/schema/stories';
import { auditLog, corrections } from '@/backend/db/schema/writing';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { readLiveDocument } from '@/backend/modules/writing/queries/live-document';
import type { OpenPiece } from '@/backend/modules/writing/queries/open-piece';
import { liveOf } from '@/backend/contract/writing/transitions';
import { takeBackNotices } from './notices';
import { type Outcome, runCommand, type Work } from './run-command';
import { toLive } from './to-live';

/** Added to the ten seconds shown, for a click at the last moment. */
const GRACE_SECONDS = 5;

/** The state before an approval, as it is stored in the log. */
const before = z.object({
  submission_version: z.number(),
  submitted_at: z.iso.datetime().nullable(),
  langs: z.array(localeSchema),
  live_version: z.number(),
  updated_time: z.iso.datetime(),
  owned_fields: z.array(z.string()),
});
type Before = z.infer<typeof before>;

/** What undoing an approval needs. Also stores the document of the live version in the list of versions. */
export async function rememberBefore(
  { db }: Context,
  { content, manuscript }: OpenPiece,
  live: PieceDocument | null,
): Promise<Before> {
  if (live)
    await db
      .update(contentRevisions)
      .set({ document: live })
      .where(
        and(eq(contentRevisions.contentId, content.id), eq(contentRevisions.number, manuscript.liveVersion)),
      );
  return {
    submission_version: manuscript.submissionVersion,
    submitted_at: manuscript.submittedAt?.toISOString() ?? null,
    langs: manuscript.submittedLangs,
    live_version: manuscript.liveVersion,
    updated_time: content.updatedTime.toISOString(),
    owned_fields: content.ownedFields,
  };
}

/**
 * Undoes an approval within ten seconds and some grace: the version waits again at its place, readers see what they saw
 * before, and a letter that has not been sent is deleted.
 * @throws ApiError wrongState when it is too late, or somebody else approved it
 */
export function undoApproval(
  context: Context,
  member: Member,
  { id, version }: CallParsedInput<'undoApproval'>,
): Promise<PieceVersion> {
  return runCommand(context, member, { command: 'unapprove', id, version }, async (inner, piece) => {
    const { createdAt, was } = await readApproval(inner, member, id, version);
    const submitted = await readVersion(inner, id, was.submission_version);
    const isDraftNewer = piece.manuscript.edit === 'draft';
    await takeBackNotices(inner, piece, createdAt);
    await inner.db
      .delete(corrections)
      .where(and(eq(corrections.contentId, id), eq(corrections.version, version)));
    const manuscript: Outcome['manuscript'] = {
      edit: 'pending',
      submitted,
      submittedLangs: was.langs,
      submittedAt: was.submitted_at === null ? inner.now() : new Date(was.submitted_at),
      dueAt: null,
      approvedBy: null,
      ...(!isDraftNewer && { document: submitted }),
    };
    if (liveOf(piece.content.status) === 'never') return { manuscript, status: 'pending' };
    const wasSeen = was.live_version > 0 && was.live_version < was.submission_version;
    return wasSeen
      ? { manuscript, ...(await asBefore(inner, piece, was)) }
      : { manuscript, ...(await unseen(inner, piece)) };
  });
}

async function readApproval(context: Context, member: Member, id: number, version: number) {
  const [row] = await context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'content'), eq(auditLog.subjectId, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1);
  const was = before.safeParse(row?.after.was);
  const since = context.now().getTime() - (UNDO_SECONDS + GRACE_SECONDS) * 1000;
  const isOpen =
    row?.command === 'approve' && row.actorId === member.id && row.version === version && was.success;
  if (!isOpen || row.createdAt.getTime() < since) throw new ApiError('wrongState');
  return { createdAt: row.createdAt, was: was.data };
}

async function readVersion({ db }: Context, id: number, number: number): Promise<PieceDocument> {
  const [row] = await db
    .select({ document: contentRevisions.document })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.contentId, id), eq(contentRevisions.number, number)));
  const document = pieceDocument.safeParse(row?.document);
  if (!document.success) throw new ApiError('wrongState');
  return document.data;
}

/** The live item as it was before the approval. */
async function asBefore(
  context: Context,
  { content }: Work,
  was: Before,
): Promise<Pick<Outcome, 'live' | 'revision'>> {
  const document = await readVersion(context, content.id, was.live_version);
  const langs = document.texts.map((text) => text.lang);
  const live = await toLive(context, content, document, langs, content.releaseTime);
  const [first, ...others] = document.texts;
  if (!first) throw new ApiError('wrongState');
  return {
    live: {
      ...live,
      texts: [first, ...others],
      ownedFields: was.owned_fields,
      updatedTime: new Date(was.updated_time),
    },
    revision: { document },
  };
}

/** The item as pending, for one that was not live before: its address answers 404 again, not 410. */
async function unseen(context: Context, { content }: Work): Promise<Pick<Outcome, 'live'>> {
  const document = await readLiveDocument(context, content);
  const langs = document.texts.map((text) => text.lang);
  const live = await toLive(context, content, document, langs, content.releaseTime);
  return { live: { ...live, status: 'pending' } };
}
