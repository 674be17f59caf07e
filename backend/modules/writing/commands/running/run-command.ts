import { and, desc, eq, isNull } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import type { DraftDocument, DraftVersion } from '@/backend/contract/writing/draft';
import type { Command, ContentStatus } from '@/backend/contract/writing/statuses';
import { contentRevisions, contents } from '@/backend/db/schema/stories';
import { auditLog, manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import {
  type DraftRow,
  type OpenDraft,
  readableDraft,
} from '@/backend/modules/writing/queries/drafts/open-draft';
import { isSameDocument } from '@/backend/modules/writing/queries/drafts/same-document';
import type { ContentDraft } from '@/backend/modules/stories/commands/content-draft';
import { saveContents } from '@/backend/modules/stories/commands/save';
import { indexDrafts } from '@/backend/modules/search/commands/index-drafts';
import { closePictures, openPictures } from '@/backend/modules/uploads/commands/close-pictures';
import { queueClosing } from '@/backend/outbox/revalidate';
import type { CommandRequest } from './command-request';
import { conflict } from '@/backend/modules/writing/commands/drafts/conflict';
import { endFollowUps } from '@/backend/modules/writing/commands/publishing/end-follow-ups';
import { endPreviews } from '@/backend/modules/writing/commands/previews/end-previews';
import { findSentBefore, isBeside, sentBy } from './sent-before';
import { recordEditorChange, wordsBefore } from '@/backend/modules/writing/commands/review/editor-changes';
import {
  isAllowedTo,
  isPossible,
  liveOf,
  type Relation,
  TRANSITIONS,
} from '@/backend/contract/writing/transitions';

/** A story that a command works on; `next` is the version it will have. */
export interface Work extends OpenDraft {
  relations: Relation[];
  next: number;
}

/** The changes that a command makes to a story. */
export interface Outcome {
  draftRow: Partial<DraftRow>;
  /** The new live story; when left out, nothing changes for readers. */
  live?: ContentDraft;
  /** The new status of a story that was never live. */
  status?: ContentStatus;
  /** The version to store in the list of versions; left out when no text changes. */
  revision?: { document: DraftDocument; reason?: string };
  /** Further values for the log. */
  detail?: Record<string, unknown>;
}

/**
 * Runs one command on one story, in one transaction: checks rights, state and version, applies the outcome, stores the
 * version, writes the log. When a member sends the same command twice, it runs once and both get the same answer; a
 * different command on that version is a conflict.
 * @throws ApiError notFound for a story of somebody else, forbidden, wrongState, conflict with both versions
 */
export async function runCommand(
  context: Context,
  member: Member,
  requested: CommandRequest,
  work: (inner: Context, draft: Work) => Promise<Outcome>,
): Promise<DraftVersion> {
  return inTransaction(context, async (inner) => {
    const draft = await readableDraft(inner, member, requested.id, true);
    const { content, draftRow, state, relations } = draft;
    if (!isAllowedTo(relations, requested.command)) throw new ApiError('forbidden');
    const side = TRANSITIONS[requested.command].side;
    const changedIn = draftRow[`${side}Version`];
    const isOld = requested.version < changedIn || requested.version > content.version;
    const next = content.version + 1;
    const at = inner.now();
    // The story, its corrections, notifications and the log get the same time.
    const once: Context = { ...inner, now: () => at };
    const before =
      isOld || isBeside(requested.command) ? await findSentBefore(inner, member, requested, changedIn) : null;
    const isTwice = async ({ isSame }: { isSame: boolean }) =>
      isSame ||
      (requested.command === 'save' && (await isSaved(() => work(once, { ...draft, next }), draft)));
    if (before && (await isTwice(before))) return { id: requested.id, version: before.version };
    if (isOld) throw await conflict(inner, draft, requested.version);
    if (!isPossible(state, requested.command))
      throw new ApiError('wrongState', { status: state.edit ?? state.status });
    const outcome = await work(once, { ...draft, next });
    await store(once, member.id, { ...draft, next }, requested, outcome);
    return { id: requested.id, version: next };
  });
}

/** Runs a command of the program itself, for due schedules. No rights are checked, and the log has no member. */
export async function runForProgram(
  context: Context,
  requested: CommandRequest,
  draft: OpenDraft,
  outcome: Outcome,
): Promise<void> {
  const next = draft.content.version + 1;
  await store(context, null, { ...draft, relations: [], next }, requested, outcome);
}

/** Commands that change only the draft: an approval can be undone after them, and what they saved stays. */
const BESIDE_APPROVAL: readonly Command[] = ['save', 'revert', 'keep'];

/** Commands that end the story's preview addresses. */
const ENDS_PREVIEWS: readonly Command[] = ['withdraw', 'withdrawText', 'remove', 'discard'];

/** Whether saving would change nothing, because the same save was sent again after its answer got lost. */
async function isSaved(work: () => Promise<Outcome>, { draftRow }: OpenDraft): Promise<boolean> {
  const { document } = (await work()).draftRow;
  return document !== undefined && isSameDocument(document, draftRow.document);
}

async function store(
  context: Context,
  actorId: number | null,
  draft: Work,
  requested: CommandRequest,
  outcome: Outcome,
): Promise<void> {
  const { content, draftRow, next } = draft;
  const { db } = context;
  const { id, command } = requested;
  const side = TRANSITIONS[command].side;
  const changes = {
    [`${side}Version`]: next,
    ...(!BESIDE_APPROVAL.includes(command) && { undo: null }),
    ...outcome.draftRow,
  };
  const before = await wordsBefore(context, draft, actorId, command);
  if (outcome.live)
    await saveContents(context, [
      {
        ...outcome.live,
        id,
        command,
        editorId: actorId,
        document: outcome.revision?.document,
        reason: outcome.revision?.reason,
      },
    ]);
  else await raise(context, id, next, content, outcome, command, actorId);
  await db.update(manuscripts).set(changes).where(eq(manuscripts.contentId, id));
  if (outcome.live || outcome.draftRow.document) await indexDrafts(context, [id]);
  if (ENDS_PREVIEWS.includes(command)) await endPreviews(context, id);
  if (command === 'withdraw' || command === 'remove') await endFollowUps(context, id);
  if (command === 'remove') {
    await closePictures(context, id);
    await queueClosing(context, [tags.content(id)]);
  } else if (command === 'restore' || outcome.live?.status === 'approved')
    await openPictures(context, id, outcome.live?.status === 'approved' ? shownIn(outcome.live) : '');
  if (command === 'save') await foldSaves(context, id, next, actorId);
  if (before && actorId !== null && outcome.revision)
    await recordEditorChange(context, draft, actorId, {
      command,
      version: next,
      before,
      document: outcome.revision.document,
    });
  await db.insert(auditLog).values({
    createdAt: context.now(),
    actorId,
    subject: 'content',
    subjectId: String(id),
    title: (outcome.draftRow.document ?? draftRow.document).texts[0]?.title ?? '',
    command,
    base: requested.version,
    version: next,
    before: { status: content.status, edit: draftRow.edit },
    after: {
      ...outcome.detail,
      said: sentBy(requested),
      status: outcome.live?.status ?? outcome.status ?? content.status,
      edit: 'edit' in outcome.draftRow ? outcome.draftRow.edit : draftRow.edit,
    },
    batch: context.batch ?? '',
  });
}

const shownIn = (live?: ContentDraft): string =>
  live ? [live.pic, ...live.texts.map(({ body }) => body)].join(' ') : '';

/** Raises the version of a story without changing what readers see. */
async function raise(
  { db, now }: Context,
  id: number,
  next: number,
  content: OpenDraft['content'],
  { status, revision }: Outcome,
  command: Command,
  editorId: number | null,
): Promise<void> {
  // A story that was removed before readers saw it becomes a draft again.
  const isUnseen = liveOf(content.status) === 'never' || content.status === 'removed';
  await db
    .update(contents)
    .set({
      version: next,
      updatedTime: isUnseen ? now() : content.updatedTime,
      ...(isUnseen && status && { status }),
    })
    .where(eq(contents.id, id));
  if (!revision) return;
  await db.insert(contentRevisions).values({
    contentId: id,
    number: next,
    status: isUnseen && status ? status : content.status,
    command,
    texts: revision.document.texts,
    document: revision.document,
    editorId,
    reason: revision.reason ?? null,
    createdAt: now(),
  });
}

/** Saves of one member within this time are reduced to the first and the newest. */
const FOLD_MS = 10 * 60_000;

/** Deletes the previous autosaved version, when the same member saved it and the one before a short time ago. */
async function foldSaves(
  { db, now }: Context,
  id: number,
  next: number,
  actorId: number | null,
): Promise<void> {
  const [first, second] = await db
    .select()
    .from(contentRevisions)
    .where(and(eq(contentRevisions.contentId, id)))
    .orderBy(desc(contentRevisions.number))
    .offset(1)
    .limit(2);
  const isSame = (row: typeof first) =>
    row?.command === 'save' &&
    row.editorId === actorId &&
    now().getTime() - row.createdAt.getTime() < FOLD_MS;
  // The first save in a row stays, so that a long session leaves versions about ten minutes apart.
  if (!first || first.number >= next || !isSame(first) || !isSame(second)) return;
  await db
    .delete(contentRevisions)
    .where(
      and(
        eq(contentRevisions.contentId, id),
        eq(contentRevisions.number, first.number),
        isNull(contentRevisions.reason),
      ),
    );
}
