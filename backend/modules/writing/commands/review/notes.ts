import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { NOTE_AUDIENCES } from '@/backend/contract/writing/notes';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import { draftNotes } from '@/backend/db/schema/writing/draft-notes';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';
import { notify } from '@/backend/modules/members/commands/messages';
import { listDeskPeople, mentionedIn } from '@/backend/modules/writing/queries/review/desk-people';
import { type OpenDraft, readableDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { findPeople } from '@/backend/modules/writing/queries/review/people';

/** The same text from the same member within this time is one note that was sent again. */
const SENT_AGAIN_MS = 10 * 60_000;

type NoteKey = 'noteForAuthor' | 'noteFromAuthor' | 'noteMention' | 'noteGiven';

/**
 * Adds a note to a story and notifies each of these once: the author it is for, the editor it is assigned to, and those
 * it mentions; a note from the author goes to the editors who wrote to them. A note that is sent again because its
 * answer was lost counts as one.
 * @throws ApiError notFound for a story of somebody else, invalidInput for an assignee who is not an editor,
 * tooManyRequests
 */
export async function addNote(
  context: Context,
  member: Member,
  input: CallParsedInput<'addNote'>,
): Promise<{ note_id: number }> {
  const { id, text, quote, lang } = input;
  await countTries(context, [['noteAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const draft = await readableDraft(inner, member, id);
    const isEditor = draft.relations.includes('editor');
    const audience = isEditor ? input.audience : 'author';
    const desk = await listDeskPeople(inner);
    const assigneeId = isEditor ? input.assignee_id : null;
    checkOfDesk(desk, assigneeId);
    const twin = await findTwin(inner, { contentId: id, writerId: member.id, audience, text, quote });
    if (twin !== null) return { note_id: twin };
    const [row] = await inner.db
      .insert(draftNotes)
      .values({
        contentId: id,
        writerId: member.id,
        audience,
        text,
        quote,
        lang,
        assigneeId,
        createdAt: inner.now(),
      })
      .returning({ id: draftNotes.id });
    if (!row) throw new Error('a note was not stored');
    const notified: [number, NoteKey][] = [
      ...(assigneeId === null ? [] : [[assigneeId, 'noteGiven'] as [number, NoteKey]]),
      ...(isEditor ? mentionedIn(text, desk) : []).map(({ id: personId }): [number, NoteKey] => [
        personId,
        'noteMention',
      ]),
      ...(audience === 'author' && isEditor && draft.content.ownerId !== null
        ? [[draft.content.ownerId, 'noteForAuthor'] as [number, NoteKey]]
        : []),
      ...(isEditor ? [] : await partners(inner, id, member.id)),
    ];
    await report(inner, member, draft, text, notified);
    await log(inner, member, draft, 'note', { note: row.id, audience, assignee: assigneeId });
    return { note_id: row.id };
  });
}

interface SentNote {
  contentId: number;
  writerId: number;
  audience: (typeof NOTE_AUDIENCES)[number];
  text: string;
  quote: string;
}

/**
 * The open note with the same content that was just written. Others with the same content wait until this transaction
 * ends.
 */
async function findTwin(context: Context, sent: SentNote): Promise<number | null> {
  await oneAtATime(context, 'note', sent.writerId, sent.contentId);
  const [row] = await context.db
    .select({ id: draftNotes.id })
    .from(draftNotes)
    .where(
      and(
        eq(draftNotes.contentId, sent.contentId),
        eq(draftNotes.writerId, sent.writerId),
        eq(draftNotes.audience, sent.audience),
        eq(draftNotes.text, sent.text),
        eq(draftNotes.quote, sent.quote),
        isNull(draftNotes.resolvedAt),
        gt(draftNotes.createdAt, new Date(context.now().getTime() - SENT_AGAIN_MS)),
      ),
    );
  return row?.id ?? null;
}

/**
 * Resolves a note, reopens it, or assigns it to an editor, who is notified. An author can only resolve or reopen notes
 * meant for them.
 * @throws ApiError notFound for an unknown note or one not for the caller, forbidden, invalidInput
 */
export async function changeNote(
  context: Context,
  member: Member,
  { id, note_id, is_resolved, assignee_id }: CallParsedInput<'changeNote'>,
): Promise<Record<string, never>> {
  return inTransaction(context, async (inner) => {
    const draft = await readableDraft(inner, member, id);
    const isEditor = draft.relations.includes('editor');
    const isThisNote = and(eq(draftNotes.id, note_id), eq(draftNotes.contentId, id));
    const [note] = await inner.db.select().from(draftNotes).where(isThisNote).for('update');
    if (!note || (!isEditor && note.audience !== 'author')) throw new ApiError('notFound');
    if (!isEditor && assignee_id !== undefined) throw new ApiError('forbidden');
    if (is_resolved !== undefined && is_resolved !== (note.resolvedAt !== null)) {
      const change = is_resolved
        ? { resolvedAt: inner.now(), resolvedBy: member.id }
        : { resolvedAt: null, resolvedBy: null };
      await inner.db.update(draftNotes).set(change).where(isThisNote);
      await log(inner, member, draft, is_resolved ? 'noteResolve' : 'noteReopen', { note: note_id });
    }
    if (assignee_id !== undefined && assignee_id !== note.assigneeId) {
      checkOfDesk(await listDeskPeople(inner), assignee_id);
      await inner.db.update(draftNotes).set({ assigneeId: assignee_id }).where(isThisNote);
      if (assignee_id !== null) await report(inner, member, draft, note.text, [[assignee_id, 'noteGiven']]);
      await log(inner, member, draft, 'noteGive', { note: note_id, assignee: assignee_id });
    }
    return {};
  });
}

function checkOfDesk(desk: readonly { id: number }[], assigneeId: number | null): void {
  if (assigneeId !== null && !desk.some(({ id }) => id === assigneeId))
    throw new ApiError('invalidInput', { assignee_id: 'notFound' });
}

/** The editors to notify of an author's note: those who wrote notes to the author about this story. */
async function partners({ db }: Context, contentId: number, authorId: number): Promise<[number, NoteKey][]> {
  const rows = await db
    .selectDistinct({ id: draftNotes.writerId })
    .from(draftNotes)
    .where(
      and(
        eq(draftNotes.contentId, contentId),
        eq(draftNotes.audience, 'author'),
        ne(draftNotes.writerId, authorId),
      ),
    );
  return rows.flatMap((row): [number, NoteKey][] => (row.id === null ? [] : [[row.id, 'noteFromAuthor']]));
}

/** Sends one notification per member, of the first kind in the list; none to the caller. */
async function report(
  context: Context,
  member: Member,
  { content, draftRow }: OpenDraft,
  text: string,
  notified: readonly [number, NoteKey][],
): Promise<void> {
  const byMember = new Map([...notified].reverse());
  byMember.delete(member.id);
  const name = (await findPeople(context, [member.id])).get(member.id)?.name ?? '';
  const title = draftRow.document.texts[0]?.title ?? '';
  for (const [userId, key] of byMember)
    await notify(context, userId, {
      kind: 'content',
      key,
      params: { title, name, text },
      link: `/publish/${content.id}`,
    });
}

/** Logs a step of a note without its text, because the log outlives removed stories. */
async function log(
  { db, now }: Context,
  member: Member,
  { content, draftRow }: OpenDraft,
  command: string,
  after: Record<string, unknown>,
): Promise<void> {
  await db.insert(auditLog).values({
    createdAt: now(),
    actorId: member.id,
    subject: 'content',
    subjectId: String(content.id),
    title: draftRow.document.texts[0]?.title ?? '',
    command,
    after,
  });
}
