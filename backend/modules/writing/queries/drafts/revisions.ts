import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { text } from '@/backend/db/codec';
import type { CallOutput } from '@/backend/contract/calls';
import { draftDocument, type DraftDocument } from '@/backend/contract/writing/draft';
import { contentRevisions } from '@/backend/db/schema/stories';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import { readableDraft } from './open-draft';
import { findPeople } from '@/backend/modules/writing/queries/review/people';

const MAX_REVISIONS = 500;

/** The title of a version. Whole documents are too large to be read for a list; some old versions have only texts. */
const TITLE = sql`coalesce(${contentRevisions.document}->'texts'->0->>'title',
  ${contentRevisions.texts}->0->>'title', '')`.mapWith(text);

/** Versions of a story, newest first. @throws ApiError notFound for a story of somebody else */
export async function listRevisions(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'revisions'>> {
  const { draftRow } = await readableDraft(context, member, id);
  const rows = await context.db
    .select({
      number: contentRevisions.number,
      command: contentRevisions.command,
      createdAt: contentRevisions.createdAt,
      editorId: contentRevisions.editorId,
      reason: contentRevisions.reason,
      title: TITLE,
    })
    .from(contentRevisions)
    .where(eq(contentRevisions.contentId, id))
    .orderBy(desc(contentRevisions.number))
    .limit(MAX_REVISIONS);
  const people = await findPeople(
    context,
    rows.map((row) => row.editorId),
  );
  return {
    list: rows.map((row) => ({
      number: row.number,
      command: row.command,
      time: toWireTime(row.createdAt),
      by: people.get(row.editorId ?? 0) ?? null,
      title: row.title,
      reason: row.reason ?? '',
      is_live: row.number === draftRow.liveVersion,
    })),
  };
}

/** One version, whole. @throws ApiError notFound */
export async function readRevision(
  context: Context,
  member: Member,
  id: number,
  number: number,
): Promise<CallOutput<'readRevision'>> {
  const { draftRow } = await readableDraft(context, member, id);
  const row = await findRevision(context, id, number);
  const document = row && documentOf(row, draftRow.document);
  if (!document) throw new ApiError('notFound');
  return { number, document };
}

/** The document of a version; null when the version is unknown or has only texts. */
export async function documentOfRevision(
  context: Context,
  id: number,
  number: number,
): Promise<DraftDocument | null> {
  return draftDocument.safeParse((await findRevision(context, id, number))?.document).data ?? null;
}

/** By number: the documents of versions of a story; without those that are unknown or have only texts. */
export async function documentsOfRevisions(
  { db }: Context,
  id: number,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, DraftDocument>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ number: contentRevisions.number, document: contentRevisions.document })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.contentId, id), inArray(contentRevisions.number, [...numbers])));
  return new Map(
    rows.flatMap(({ number, document }) => {
      const { data } = draftDocument.safeParse(document);
      return data ? [[number, data] as const] : [];
    }),
  );
}

async function findRevision({ db }: Context, id: number, number: number) {
  const [row] = await db
    .select()
    .from(contentRevisions)
    .where(and(eq(contentRevisions.contentId, id), eq(contentRevisions.number, number)));
  return row;
}

/** The document of a version. Some old versions have only texts; the settings then come from the current draft. */
function documentOf(row: typeof contentRevisions.$inferSelect, now: DraftDocument): DraftDocument | null {
  return draftDocument.safeParse(row.document ?? { ...now, texts: row.texts }).data ?? null;
}
