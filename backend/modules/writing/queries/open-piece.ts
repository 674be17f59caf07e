import { eq } from 'drizzle-orm';
import { contents } from '@/backend/db/schema/stories';
import { manuscripts } from '@/backend/db/schema/writing';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { PieceState, Relation } from '@/backend/contract/writing/transitions';
import { type ContentRow, readLiveDocument } from './live-document';

export type Manuscript = typeof manuscripts.$inferSelect;

/** A story with its manuscript. */
export interface OpenPiece {
  content: ContentRow;
  manuscript: Manuscript;
  state: PieceState;
}

/**
 * A story and its manuscript; with `forChange` it is locked until the transaction ends. An imported or seeded story may
 * have no manuscript: then one is made from the live version, and stored when `forChange`. Null for an unknown id.
 */
export async function findPiece(context: Context, id: number, forChange = false): Promise<OpenPiece | null> {
  const { db } = context;
  const query = db.select().from(contents).where(eq(contents.id, id));
  const [content] = await (forChange ? query.for('update') : query);
  if (!content) return null;
  const [stored] = await db.select().from(manuscripts).where(eq(manuscripts.contentId, id));
  const manuscript = stored ?? (await firstManuscript(context, content));
  if (!stored && forChange) await db.insert(manuscripts).values(manuscript);
  const { edit, discardedAt } = manuscript;
  return { content, manuscript, state: { status: content.status, edit, isDiscarded: discardedAt !== null } };
}

async function firstManuscript(context: Context, content: ContentRow): Promise<Manuscript> {
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
export async function readablePiece(
  context: Context,
  member: Member,
  id: number,
  forChange = false,
): Promise<OpenPiece & { relations: Relation[] }> {
  const piece = await findPiece(context, id, forChange);
  const relations = piece ? relationsOf(member, piece.content.ownerId) : [];
  const isClosed = piece?.content.status === 'removed' && !relations.includes('admin');
  if (!piece || relations.length === 0 || isClosed) throw new ApiError('notFound');
  return { ...piece, relations };
}
