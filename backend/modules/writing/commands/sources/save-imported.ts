import { eq, inArray } from 'drizzle-orm';
import { checkDraft, isBlocking } from '@/backend/contract/writing/checks';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { contents } from '@/backend/db/schema/stories';
import { manuscripts, sourceChanges } from '@/backend/db/schema/writing/drafts';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';
import { indexDrafts } from '@/backend/modules/search/commands/index-drafts';
import type { ContentDraft } from '@/backend/modules/stories/commands/content-draft';
import { saveContents } from '@/backend/modules/stories/commands/save';
import { isEmbargoed } from '@/backend/modules/writing/queries/review/embargoed';
import { withSources } from '@/backend/modules/writing/queries/drafts/draft-after';
import {
  type ContentRow,
  readLiveDocument,
} from '@/backend/modules/writing/queries/publishing/live-document';

/**
 * Stores imported stories without overwriting editors. Fields they changed stay. If they changed the text, have a newer
 * version, or put the story under embargo, the change waits for a decision. A withdrawn story stays withdrawn: one that
 * its source withdrew takes over later changes of the source, for the case that an editor restores it. Stories that
 * fail a check are stored as drafts, or wait as a change.
 * @returns the source keys of the changes that wait, and of stories that another import has stored meanwhile
 */
export async function saveImported(
  context: Context,
  read: ContentDraft[],
): Promise<{ waiting: string[]; stored: string[] }> {
  return inTransaction(context, async (inner) => {
    await oneAtATime(inner, 'import');
    const { drafts, stored } = await withoutStored(inner, read);
    const { db } = inner;
    const ids = drafts.flatMap((draft) => draft.id ?? []);
    const rows =
      ids.length > 0
        ? await db.select().from(contents).where(inArray(contents.id, ids)).orderBy(contents.id).for('update')
        : [];
    const edits = new Map(
      (ids.length > 0
        ? await db.select().from(manuscripts).where(inArray(manuscripts.contentId, ids))
        : []
      ).map((draftRow) => [draftRow.contentId, draftRow.edit !== null || isEmbargoed(inner, { draftRow })]),
    );
    const taken: ContentDraft[] = [];
    const waiting: string[] = [];
    for (const draft of drafts) {
      const row = rows.find(({ id }) => id === draft.id);
      if (!row) taken.push(isBlocked(draft) ? { ...draft, status: 'draft' } : draft);
      else if (isClosed(row)) await recordSeen(inner, row.id, draft);
      else if (row.status === 'withdrawn') {
        taken.push({ ...(await withOwned(inner, row, draft)), status: 'withdrawn' });
        if (draft.status !== 'withdrawn') waiting.push(draft.sourceKey ?? '');
      } else if (
        row.ownedFields.includes('texts') ||
        edits.get(row.id) ||
        isBlocked(draft) ||
        (isLive(row) && draft.status === 'draft' && edits.has(row.id))
      ) {
        await letWait(inner, row, draft);
        waiting.push(draft.sourceKey ?? '');
      } else taken.push(await withOwned(inner, row, draft));
    }
    await saveContents(inner, taken);
    for (const { id } of taken) if (id !== undefined && edits.has(id)) await refreshDraftRow(inner, id);
    return { waiting, stored };
  });
}

/**
 * The imported stories without those that another import has stored since they were read; a story that the other import
 * stored with different content becomes an update of it.
 */
async function withoutStored({ db }: Context, read: ContentDraft[]) {
  const keys = read.flatMap(({ id, sourceKey }) => (id === undefined && sourceKey ? sourceKey : []));
  if (keys.length === 0) return { drafts: read, stored: [] };
  const rows = await db
    .select({ id: contents.id, sourceKey: contents.sourceKey, sourceHash: contents.sourceHash })
    .from(contents)
    .where(inArray(contents.sourceKey, keys));
  const storedByKey = new Map(rows.map((row) => [row.sourceKey, row]));
  const isStored = ({ sourceKey, sourceHash }: ContentDraft) =>
    storedByKey.get(sourceKey ?? null)?.sourceHash === sourceHash;
  return {
    drafts: read
      .filter((draft) => !isStored(draft))
      .map((draft) => ({ ...draft, id: draft.id ?? storedByKey.get(draft.sourceKey ?? null)?.id })),
    stored: read.filter(isStored).flatMap(({ sourceKey }) => sourceKey ?? []),
  };
}

/** Whether a check keeps the story from readers; for an archive that is only a missing title. */
function isBlocked({ status, kind, categoryId, texts }: ContentDraft): boolean {
  if (status !== 'approved' && status !== 'scheduled') return false;
  return checkDraft({ kind, category_id: categoryId, texts, isArchived: true }).some(isBlocking);
}

/** Whether the story is public, or will be. One the desk has worked on is not taken back, because its source has a draft. */
const isLive = (row: ContentRow) => row.status === 'approved' || row.status === 'scheduled';

/** Whether the story was removed, or withdrawn by a member: an import does not undo that. */
const isClosed = (row: ContentRow) =>
  row.status === 'removed' || (row.status === 'withdrawn' && row.withdrawnBy !== null);

async function recordSeen({ db }: Context, id: number, { sourceHash }: ContentDraft): Promise<void> {
  await db.update(contents).set({ sourceHash }).where(eq(contents.id, id));
}

/** Stores the change until an editor decides. */
async function letWait(context: Context, row: ContentRow, draft: ContentDraft): Promise<void> {
  const live = await readLiveDocument(context, row);
  const values = {
    contentId: row.id,
    sourceHash: draft.sourceHash ?? '',
    document: documentOf(live, draft),
    isWithdrawn: draft.status === 'withdrawn',
    seenAt: context.now(),
  };
  await context.db
    .insert(sourceChanges)
    .values(values)
    .onConflictDoUpdate({ target: sourceChanges.contentId, set: values });
  await recordSeen(context, row.id, draft);
}

/** The imported version, in which fields that editors changed keep the editors' values. */
async function withOwned(context: Context, row: ContentRow, draft: ContentDraft): Promise<ContentDraft> {
  const { ownedFields } = row;
  if (ownedFields.length === 0) return draft;
  const live = await readLiveDocument(context, row);
  const isOwned = (field: keyof DraftDocument) => ownedFields.includes(field);
  return {
    ...draft,
    ownedFields,
    ...(isOwned('author_id') && { authorId: live.author_id }),
    ...(isOwned('category_id') && { categoryId: live.category_id }),
    ...(isOwned('region') && { region: live.region }),
    ...(isOwned('is_important') && { isImportant: live.is_important }),
    ...(isOwned('pic') && { pic: live.pic }),
    ...(isOwned('figure_rule') && { figureRule: live.figure_rule }),
    ...(isOwned('source_name') && { sourceName: row.sourceName }),
    ...(isOwned('source_url') && { sourceUrl: live.source_url }),
    ...(isOwned('script_words') && { scriptWords: live.script_words }),
    ...(isOwned('search_titles') && { searchTitles: live.search_titles }),
    ...(isOwned('label_ids') && { labelIds: live.label_ids }),
    ...(isOwned('topic_ids') && { topicIds: live.topic_ids }),
  };
}

/** The imported version as a document, for editors to compare. */
function documentOf(live: DraftDocument, draft: ContentDraft): DraftDocument {
  return {
    ...live,
    texts: draft.texts.map(({ lang, title, summary, body }) => ({ lang, title, summary, body })),
    author_id: draft.authorId,
    category_id: draft.categoryId,
    pic: draft.pic,
    source_url: draft.sourceUrl,
    search_titles: draft.searchTitles ?? {},
    label_ids: draft.labelIds,
  };
}

/** Sets a draft without a newer version to the live document. */
async function refreshDraftRow(context: Context, id: number): Promise<void> {
  const [row] = await context.db.select().from(contents).where(eq(contents.id, id));
  const [stored] = await context.db.select().from(manuscripts).where(eq(manuscripts.contentId, id));
  if (!row || !stored || stored.edit !== null) return;
  const changes = {
    document: withSources(await readLiveDocument(context, row), stored.document),
    draftVersion: row.version,
    liveVersion: row.version,
    savedAt: context.now(),
    undo: null,
  };
  await context.db.update(manuscripts).set(changes).where(eq(manuscripts.contentId, id));
  await indexDrafts(context, [id]);
}
