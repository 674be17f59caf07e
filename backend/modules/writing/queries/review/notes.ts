import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { MAX_NOTES } from '@/backend/contract/writing/notes';
import { editorChanges, draftNotes } from '@/backend/db/schema/writing/draft-notes';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { listDeskPeople } from './desk-people';
import { readableDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { isSameTexts } from '@/backend/modules/writing/queries/drafts/same-texts';
import { findPeople } from './people';
import { documentsOfRevisions } from '@/backend/modules/writing/queries/drafts/revisions';

/**
 * The notes and unseen editor changes of a story, of very many notes the newest: all for editors, for its author only those meant for them.
 * @throws ApiError notFound for a story of somebody else
 */
export async function readNotes(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'draftNotes'>> {
  const { relations } = await readableDraft(context, member, id);
  const isEditor = relations.includes('editor');
  const rows = await context.db
    .select()
    .from(draftNotes)
    .where(and(eq(draftNotes.contentId, id), isEditor ? undefined : eq(draftNotes.audience, 'author')))
    .orderBy(desc(draftNotes.id))
    .limit(MAX_NOTES);
  rows.reverse();
  const people = await findPeople(
    context,
    rows.flatMap((row) => [row.writerId, row.assigneeId, row.resolvedBy]),
  );
  const person = (personId: number | null) => people.get(personId ?? 0) ?? null;
  return {
    list: rows.map((row) => ({
      id: row.id,
      audience: row.audience,
      text: row.text,
      quote: row.quote,
      lang: row.lang,
      writer: person(row.writerId),
      assignee: isEditor ? person(row.assigneeId) : null,
      time: toWireTime(row.createdAt),
      resolved_time: row.resolvedAt && toWireTime(row.resolvedAt),
      resolved_by: person(row.resolvedBy),
    })),
    desk: isEditor ? await listDeskPeople(context) : [],
    changes: await readChanges(context, id),
  };
}

/** Editors' changes that the author has not seen; reverted changes are left out. */
async function readChanges(context: Context, id: number): Promise<CallOutput<'draftNotes'>['changes']> {
  const rows = await context.db
    .select()
    .from(editorChanges)
    .where(and(eq(editorChanges.contentId, id), isNull(editorChanges.seenAt)))
    .orderBy(asc(editorChanges.id));
  const people = await findPeople(
    context,
    rows.map((row) => row.editorId),
  );
  const documents = await documentsOfRevisions(
    context,
    id,
    rows.map(({ version }) => version),
  );
  return rows.flatMap((row) => {
    const after = documents.get(row.version)?.texts;
    if (!after || isSameTexts(after, row.before)) return [];
    const by = people.get(row.editorId ?? 0) ?? null;
    return { id: row.id, by, time: toWireTime(row.changedAt), before: row.before, after };
  });
}
