import { eq } from 'drizzle-orm';
import { contents } from '@/backend/db/schema/stories';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { DraftState, Relation } from '@/backend/contract/writing/transitions';
import {
  type ContentRow,
  readLiveDocument,
} from '@/backend/modules/writing/queries/publishing/live-document';

export type DraftRow = typeof manuscripts.$inferSelect;

/** A story with its manuscript. */
export interface OpenDraft {
  content: ContentRow;
  draftRow: DraftRow;
  state: DraftState;
}

/**
 * A story and its manuscript; with `forChange` it is locked until the transaction ends. An imported or seeded story may
 * have no manuscript: then one is made from the live version, and stored when `forChange`. Null for an unknown id.
 */
export async function findDraft(context: Context, id: number, forChange = false): Promise<OpenDraft | null> {
  const { db } = context;
  const query = db.select().from(contents).where(eq(contents.id, id));
  const [content] = await (forChange ? query.for('update') : query);
  if (!content) return null;
  const [stored] = await db.select().from(manuscripts).where(eq(manuscripts.contentId, id));
  const draftRow = stored ?? (await firstDraftRow(context, content));
  if (!stored && forChange) await db.insert(manuscripts).values(draftRow);
  const { edit, discardedAt } = draftRow;
  return { content, draftRow, state: { status: content.status, edit, isDiscarded: discardedAt !== null } };
}

async function firstDraftRow(context: Context, content: ContentRow): Promise<DraftRow> {
  const document = await readLiveDocument(context, content);
  const isScheduled = content.status === 'scheduled';
  return {
    contentId: content.id,
    document,
    draftVersion: content.version,
    submissionVersion: isScheduled ? content.version : 0,
    liveVersion: content.version,
    edit: isScheduled ? 'scheduled' : content.status === 'draft' ? 'draft' : null,
    submitted: isScheduled ? document : null,
    submittedLangs: isScheduled ? document.texts.map((text) => text.lang) : [],
    submittedAt: null,
    submittedBy: null,
    approvedBy: null,
    dueAt: isScheduled ? content.releaseTime : null,
    note: '',
    correction: null,
    reason: '',
    missed: [],
    undo: null,
    holderId: null,
    heldUntil: null,
    heldSession: null,
    embargoReason: null,
    embargoUntil: null,
    embargoBy: null,
    withdrawAt: null,
    withdrawBy: null,
    withdrawReason: '',
    ended: null,
    discardedAt: null,
    savedAt: content.updatedTime,
    savedBy: content.ownerId,
  };
}

const isEditor = (member: Member) => member.roles.includes('editor') || member.roles.includes('admin');

/** How a member is related to a story: as its owner, an editor, an administrator; empty for any other member. */
function relationsOf(member: Member, ownerId: number | null): Relation[] {
  return [
    ...(ownerId === member.id ? (['owner'] as const) : []),
    ...(isEditor(member) ? (['editor'] as const) : []),
    ...(member.roles.includes('admin') ? (['admin'] as const) : []),
  ];
}

/**
 * A story for a member who may read it: its owner and editors; a removed one only for administrators.
 * @throws ApiError notFound for everybody else, and for an unknown id
 */
export async function readableDraft(
  context: Context,
  member: Member,
  id: number,
  forChange = false,
): Promise<OpenDraft & { relations: Relation[] }> {
  const draft = await findDraft(context, id, forChange);
  const relations = draft ? relationsOf(member, draft.content.ownerId) : [];
  const isClosed = draft?.content.status === 'removed' && !relations.includes('admin');
  if (!draft || relations.length === 0 || isClosed) throw new ApiError('notFound');
  return { ...draft, relations };
}
