import { EMPTY_SETTINGS } from '@/backend/contract/writing/empty-settings';
import { eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { DraftDocument, DraftVersion } from '@/backend/contract/writing/draft';
import { contentRevisions, contents } from '@/backend/db/schema/stories';
import { authors } from '@/backend/db/schema/people';
import { auditLog, manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import { readFutureTime } from '@/backend/kernel/future-time';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { countTries } from '@/backend/kernel/limits';
import { storeInTurn } from '@/backend/kernel/text/long-texts-in-turn';
import { toWireTime } from '@/backend/kernel/text/time';
import { liveOf } from '@/backend/contract/writing/transitions';
import { indexDrafts } from '@/backend/modules/search/commands/index-drafts';
import { readLiveDocument } from '@/backend/modules/writing/queries/publishing/live-document';
import { isSameForReaders } from '@/backend/modules/writing/queries/drafts/same-document';
import { followMerged } from '@/backend/modules/writing/queries/drafts/follow-merged';
import { findByKey, refuseOtherInput } from '@/backend/records/find-by-key';
import { checkReferences } from './check-references';
import {
  cleanWords,
  countTextWork,
  emptyText,
  withInput,
  workOf,
} from '@/backend/modules/writing/commands/running/with-input';
import { runCommand, type Work } from '@/backend/modules/writing/commands/running/run-command';
import { sentBy } from '@/backend/modules/writing/commands/running/sent-before';

type Input = CallParsedInput<'saveDraft'>;

/**
 * Begins a draft, or saves one language and any settings of it.
 * @throws ApiError tooManyRequests, conflict with both versions, invalidInput for a wished release time that has
 * passed, and for labels, topics and authors that do not exist
 */
export async function saveDraft(
  context: Context,
  member: Member,
  input: Input,
): Promise<CallOutput<'saveDraft'>> {
  const { id, version } = input;
  // Every registered member may write, so the number of saves and drafts is limited.
  await countTries(context, [
    ['saveAccount', member.id],
    ...(id === undefined ? [['draftAccount', member.id] as const] : []),
  ]);
  await countTextWork(context, member, input);
  const words = await cleanWords(input);
  const saved = await storeInTurn(workOf(input), () =>
    id === undefined
      ? begin(context, member, input, words)
      : save(context, member, input, words, { id, version: version ?? 0 }),
  );
  return { ...saved, saved_time: toWireTime(context.now()) };
}

async function begin(context: Context, member: Member, input: Input, words: Input) {
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const begun = input.key === undefined ? null : await findByKey(inner, member, 'content', input.key);
    if (begun?.fingerprint === sentBy({ input })) return begun.created;
    if (begun && input.is_once)
      refuseOtherInput({ stored: begun.fingerprint, sent: sentBy({ input }) }, 'key');
    // If the draft was changed elsewhere since, the save becomes a new draft: the page for new drafts cannot show a
    // conflict.
    if (begun && (await isUnchanged(inner, begun.created)))
      return save(inner, member, input, words, begun.created);
    const now = inner.now();
    const [author] = await db.select({ id: authors.id }).from(authors).where(eq(authors.userId, member.id));
    const empty = { ...EMPTY_SETTINGS, author_id: author?.id ?? null, texts: [emptyText(input.lang)] };
    checkWish(inner, null, input);
    const document = await followMerged(inner, withInput(empty, words, member));
    await checkReferences(inner, member, null, document);
    const [row] = await db
      .insert(contents)
      .values({
        kind: input.kind,
        status: 'draft',
        lang: input.lang,
        ownerId: member.id,
        authorId: document.author_id,
        releaseTime: now,
        updatedTime: now,
        createdAt: now,
      })
      .returning({ id: contents.id });
    const id = row?.id ?? 0;
    await db
      .insert(manuscripts)
      .values({ contentId: id, document, draftVersion: 1, edit: 'draft', savedAt: now, savedBy: member.id });
    await indexDrafts(inner, [id]);
    await db.insert(contentRevisions).values({
      contentId: id,
      number: 1,
      status: 'draft',
      command: 'save',
      texts: document.texts,
      document,
      editorId: member.id,
      createdAt: now,
    });
    await db.insert(auditLog).values({
      createdAt: now,
      actorId: member.id,
      subject: 'content',
      subjectId: String(id),
      title: document.texts[0]?.title ?? '',
      command: 'start',
      version: 1,
      after: { kind: input.kind, said: sentBy({ input }) },
      requestKey: input.key ?? '',
    });
    return { id, version: 1 };
  });
}

async function isUnchanged({ db }: Context, { id, version }: DraftVersion): Promise<boolean> {
  const [row] = await db.select({ version: contents.version }).from(contents).where(eq(contents.id, id));
  return row?.version === version;
}

function save(context: Context, member: Member, input: Input, words: Input, { id, version }: DraftVersion) {
  return runCommand(context, member, { command: 'save', id, version, input }, async (inner, draft) => {
    checkWish(inner, draft.draftRow.document.release_time, input);
    const document = await followMerged(inner, withInput(draft.draftRow.document, words, member));
    await checkReferences(inner, member, draft.draftRow.document, document);
    return saved(inner, member, draft, document);
  });
}

/**
 * Refuses a wished release time that has passed. A time that has passed since it was saved stays until the draft is
 * submitted.
 */
function checkWish(context: Context, before: string | null, { release_time: text }: Input): void {
  if (text && text !== before) readFutureTime(context, { field: 'release_time', text, far: true });
}

/**
 * The changes that save a draft; a submitted, scheduled or live version is not changed. A draft that equals the live
 * story again, as after an undone keystroke, is not an edit.
 */
export async function saved(
  context: Context,
  member: Member,
  { content, draftRow }: Work,
  document: DraftDocument,
) {
  const isDraft = draftRow.edit === null || draftRow.edit === 'draft';
  const isAsLive =
    isDraft &&
    liveOf(content.status) !== 'never' &&
    isSameForReaders(document, await readLiveDocument(context, content));
  const edit = isAsLive ? null : (draftRow.edit ?? ('draft' as const));
  return {
    draftRow: { document, edit, savedAt: context.now(), savedBy: member.id },
    status: edit ?? ('draft' as const),
    revision: { document },
  };
}
