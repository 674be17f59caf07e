import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Command } from '@/backend/contract/writing/statuses';
import { contentRevisions, contents } from '@/backend/db/schema/stories';
import { users } from '@/backend/db/schema/users';
import { draftNotes, editorChanges } from '@/backend/db/schema/writing/draft-notes';
import { auditLog, manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';
import { indexDrafts } from '@/backend/modules/search/commands/index-drafts';
import { endPreviewsOf } from '@/backend/modules/writing/commands/previews/end-previews';
import { stopSchedule } from '@/backend/modules/writing/commands/publishing/stop-schedule';
import { type DraftRow, findDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { readLiveDocument } from '@/backend/modules/writing/queries/publishing/live-document';

/**
 * Takes the stories of a member who leaves out of their hands, in the caller's transaction: drafts that were never
 * published are deleted, changes of live and withdrawn stories that were not published are dropped, preview addresses
 * end, and the stories have no owner. Of live and withdrawn stories the versions go that were never published. Flashes
 * are texts of the desk: those that an editor scheduled or submitted stay, and wait for review unless another editor
 * chose their time.
 */
export async function leaveDrafts(context: Context, ownerId: number): Promise<void> {
  const { db } = context;
  await endPreviewsOf(context, ownerId);
  const isOfMember = eq(contents.ownerId, ownerId);
  const isOfDesk = sql`(${contents.kind} = 'flash' and exists (select 1 from ${users}
    where ${users.id} = ${ownerId} and ${users.roles} && array['editor', 'admin']))`;
  const stays = sql`(${isOfDesk} and ${contents.status} in ('pending', 'scheduled'))`;
  const isUnseen = inArray(contents.status, ['draft', 'pending', 'rejected', 'scheduled']);
  const gone = await db
    .delete(contents)
    .where(and(isOfMember, isUnseen, sql`not ${stays}`))
    .returning({ id: contents.id });
  await db
    .update(auditLog)
    .set({ title: '' })
    .where(logOf(gone.map(({ id }) => id)));
  await eraseUnpublished(
    context,
    and(isOfMember, sql`not ${isOfDesk}`, sql`${contents.status} <> 'removed'`),
  );
  const rows = await db
    .select({ id: contents.id, isOfDesk: isOfDesk.mapWith(Boolean) })
    .from(contents)
    .innerJoin(manuscripts, eq(manuscripts.contentId, contents.id))
    .where(and(isOfMember, isNotNull(manuscripts.edit), sql`${contents.status} <> 'removed'`))
    .orderBy(contents.id);
  for (const row of rows) {
    if (row.isOfDesk) await stopOwnSchedule(context, ownerId, row.id);
    else await dropChange(context, ownerId, row.id);
  }
  await db.update(contents).set({ ownerId: null }).where(isOfMember);
}

/** The steps that store a version of the draft; every other version is one that was live. */
const DRAFT_COMMANDS = ['save', 'revert', 'keep', 'submit', 'schedule'] satisfies Command[];

/**
 * Erases the versions of stories that readers never saw, the passages of them that notes quote, and the titles in the log
 * that are of no version which was live. What was published stays, in each of its versions.
 */
async function eraseUnpublished({ db }: Context, which: SQL | undefined): Promise<void> {
  const rows = await db.select({ id: contents.id }).from(contents).where(which);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .delete(contentRevisions)
    .where(and(inArray(contentRevisions.contentId, ids), inArray(contentRevisions.command, DRAFT_COMMANDS)));
  await db.delete(editorChanges).where(inArray(editorChanges.contentId, ids));
  await db.update(draftNotes).set({ quote: '' }).where(inArray(draftNotes.contentId, ids));
  await db
    .update(auditLog)
    .set({ title: '' })
    .where(
      and(
        logOf(ids),
        sql`not exists (select from content_revisions r
          where r.content_id::text = ${auditLog.subjectId} and r.number = ${auditLog.version})`,
      ),
    );
}

const logOf = (ids: readonly number[]) =>
  and(eq(auditLog.subject, 'content'), inArray(auditLog.subjectId, ids.map(String)));

/** Sends a scheduled flash to the queue when only the member who leaves has approved it. */
async function stopOwnSchedule(context: Context, ownerId: number, id: number): Promise<void> {
  const draft = await findDraft(context, id, true);
  if (draft?.draftRow.approvedBy === ownerId) await stopSchedule(context, ownerId, id, { left: true });
}

/** Makes the live version the draft again, whatever the state of the newer one. */
async function dropChange(context: Context, ownerId: number, id: number): Promise<void> {
  const draft = await findDraft(context, id, true);
  if (!draft) return;
  const { content, draftRow } = draft;
  const version = content.version + 1;
  const changes: Partial<DraftRow> = {
    document: await readLiveDocument(context, content),
    draftVersion: version,
    submissionVersion: version,
    edit: null,
    submitted: null,
    submittedAt: null,
    dueAt: null,
    note: '',
    correction: null,
    reason: '',
    missed: [],
    undo: null,
    holderId: null,
    heldUntil: null,
    heldSession: null,
    savedAt: context.now(),
  };
  await context.db.update(manuscripts).set(changes).where(eq(manuscripts.contentId, id));
  await context.db.update(contents).set({ version }).where(eq(contents.id, id));
  await indexDrafts(context, [id]);
  await context.db.insert(auditLog).values({
    createdAt: context.now(),
    actorId: ownerId,
    subject: 'content',
    subjectId: String(id),
    title: changes.document?.texts[0]?.title ?? '',
    command: 'discard',
    base: content.version,
    version,
    before: { status: content.status, edit: draftRow.edit },
    after: { left: true, status: content.status, edit: null },
  });
}
