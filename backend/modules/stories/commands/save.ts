import { inArray, sql } from 'drizzle-orm';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { FigureRule } from '@/backend/contract/figures/kinds';
import type { ContentKind } from '@/backend/contract/stories/story';
import type { TimePrecision } from '@/backend/kernel/text/time';
import type { ScriptWords } from '@/backend/contract/stories/script-words';
import {
  contentLabels,
  contentRevisions,
  contents,
  contentTexts,
  contentTopics,
} from '@/backend/db/schema/stories';
import { tags } from '@/backend/contract/tags';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import type { ContentStatus } from '@/backend/contract/writing/statuses';
import type { LocalText } from '@/backend/db/schema/local-text';
import { queueClosing, queueRevalidation } from '@/backend/outbox/revalidate';
import { insertRows } from '@/backend/db/insert-rows';
import { indexPrepared, removeDocuments } from '@/backend/modules/search/commands/index-documents';
import { storeDraftWords } from '@/backend/modules/search/commands/index-drafts';
import type { DocumentWords } from '@/backend/modules/search/queries/document-words';
import { type CleanText, type ContentText, type PreparedTexts, prepareTexts } from './prepare-texts';
import { updateAuthorDates } from './author-dates';
import { listKeysOf } from '@/backend/modules/stories/queries/list-counts';
import { addToCounts } from './add-to-counts';
import { settleCovers } from './settle-covers';
import { chainedWith } from '@/backend/modules/stories/queries/chain';
import { readMemberships, reserveIds } from '@/backend/modules/stories/queries/memberships';
import { tagsOfChange } from './beside-tags';
import { readWithheldLangs, storeWithheld } from './withhold-texts';
import { refuseReturns } from './refuse-returns';
import { touchedFlashes } from './touched-flashes';
import type { Region } from '@/backend/contract/regions/region';
import { queueAlerts } from '@/backend/outbox/alerts';
import { queueAnnouncements } from '@/backend/outbox/announcements';

/** A whole story to be stored. Without `id` it is new. */
export interface ContentDraft {
  id?: number;
  kind: ContentKind;
  status: ContentStatus;
  /** The original language first. */
  texts: [ContentText, ...ContentText[]];
  /** The result of `prepareTexts`; it is computed when left out. */
  prepared?: PreparedTexts;
  authorId: number | null;
  ownerId?: number | null;
  categoryId: number | null;
  region: Region;
  isImportant: boolean;
  pic: string;
  /** The rule an editor picked for the drawn cover. */
  figureRule?: FigureRule | null;
  sourceName: LocalText;
  sourceUrl: string;
  scriptWords?: ScriptWords;
  sourceKey?: string | null;
  sourceHash?: string | null;
  releaseTime: Date;
  /** Unless given, the time is known to the second. */
  releasePrecision?: TimePrecision;
  labelIds: number[];
  topicIds: number[];
  editorId?: number | null;
  /** The command that writes the story, for the list of versions; `import` when left out. */
  command?: string;
  /** The whole version in the form in which its writer edits it, for the list of versions. */
  document?: DraftDocument;
  /** Why the story was withdrawn or removed, for the list of versions. */
  reason?: string;
  /** Shown as the time of the last change; when left out, the current time, or for a new story its release time. */
  updatedTime?: Date;
  ownedFields?: string[];
  withdrawnBy?: number | null;
}

/**
 * Stores whole stories and all that depends on them, in one transaction: texts, versions, labels, topics, list sizes,
 * search index, author dates, announcements. Only this function makes a story visible, changes it or takes it off the
 * site; only `restore` publishes a withdrawn one again. Up to a few hundred stories cost about a dozen statements.
 * @returns the ids, in the order of `drafts`
 * @throws ApiError stillWithdrawn
 */
export async function saveContents(context: Context, drafts: ContentDraft[]): Promise<number[]> {
  if (drafts.length === 0) return [];
  return inTransaction(context, async (inner) => {
    const fresh = await reserveIds(inner, drafts.filter((draft) => draft.id === undefined).length);
    const stories: (CleanStory & { words: DocumentWords })[] = [];
    const existing = drafts.flatMap((draft) => draft.id ?? []);
    const withheld = await readWithheldLangs(inner, existing);
    for (const draft of drafts) {
      const hidden = withheld.get(draft.id ?? 0);
      const shown = draft.texts.filter(({ lang }) => !hidden?.has(lang));
      const isAll = shown.length === draft.texts.length;
      const prepared = (isAll && draft.prepared) || (await prepareTexts(shown));
      stories.push({ ...draft, ...prepared, id: draft.id ?? fresh.shift() ?? 0 });
      if (!isAll && draft.id !== undefined)
        await storeWithheld(
          inner,
          draft.id,
          draft.texts.filter(({ lang }) => hidden?.has(lang)),
        );
    }
    const ids = stories.map((story) => story.id);
    const before = await readMemberships(inner, existing);
    refuseReturns(before, stories);
    const live = stories.filter((story) => story.status === 'approved');
    await store(inner, stories, existing);
    const after = await readMemberships(inner, ids);
    const recovered = await settleCovers(inner, before, after);

    const differences = new Map<string, number>();
    const add = (key: string, by: number) => differences.set(key, (differences.get(key) ?? 0) + by);
    for (const row of before) if (row.isLive) listKeysOf(row).forEach((key) => add(key, -1));
    for (const row of after) if (row.isLive) listKeysOf(row).forEach((key) => add(key, 1));
    await addToCounts(inner, differences);
    await updateAuthorDates(inner, [...before, ...after]);

    const hidden = before.filter((row) => row.isLive && !live.some((story) => story.id === row.id));
    await removeDocuments(
      inner,
      hidden.map((row) => ({ kind: row.kind, refId: row.id })),
    );
    await indexPrepared(
      inner,
      live.map(({ kind, id: refId, releaseTime, words }) => ({ kind, refId, releaseTime, words })),
    );
    await storeDraftWords(
      inner,
      stories.map(({ id, words: { words } }) => ({ id, words })),
    );
    const chained = await chainedWith(inner, ids);
    const beside = [...chained, ...recovered].map((id) => tags.content(id));
    const changed = [...(await tagsOfChange(inner, before, after)), ...beside];
    await queueRevalidation(inner, changed, inner.now(), touchedFlashes(before, after, chained, inner.now()));
    const withdrawn = hidden.map(({ id }) => tags.content(id));
    await queueClosing(inner, withdrawn);
    await queueAnnouncements(inner, before, after);
    await queueAlerts(inner, before, after);
    return ids;
  });
}

type CleanStory = Omit<ContentDraft, 'texts'> & { id: number; texts: CleanText[] };

async function store(context: Context, stories: CleanStory[], existing: number[]): Promise<void> {
  const { db } = context;
  const now = context.now();
  if (existing.length > 0) {
    await db.delete(contentTexts).where(inArray(contentTexts.contentId, existing));
    await db.delete(contentLabels).where(inArray(contentLabels.contentId, existing));
    await db.delete(contentTopics).where(inArray(contentTopics.contentId, existing));
  }
  const rows = stories.map((story) => ({
    id: story.id,
    kind: story.kind,
    status: story.status,
    lang: story.texts[0]?.lang ?? ('zh-Hans' as const),
    authorId: story.authorId,
    ownerId: story.ownerId ?? null,
    categoryId: story.categoryId,
    region: story.region,
    isImportant: story.isImportant,
    pic: story.pic,
    figureRule: story.figureRule ?? null,
    sourceName: story.sourceName,
    sourceUrl: story.sourceUrl,
    scriptWords: story.scriptWords ?? {},
    sourceKey: story.sourceKey ?? null,
    sourceHash: story.sourceHash ?? null,
    releaseTime: story.releaseTime,
    releasePrecision: story.releasePrecision ?? ('second' as const),
    updatedTime: story.updatedTime ?? (existing.includes(story.id) ? now : story.releaseTime),
    createdAt: now,
    ownedFields: story.ownedFields ?? [],
    withdrawnBy: story.withdrawnBy ?? null,
  }));
  const stored = await insertRows(
    db,
    contents,
    rows,
    sql`on conflict (id) do update set ${overwrite}, version = contents.version + 1 returning contents.id, contents.version`,
  );
  const versions = new Map(stored.map(({ id, version }) => [Number(id), Number(version)]));
  const texts = stories.flatMap((story) =>
    story.texts.map(({ lang, title, summary, body, length, figures }) => ({
      contentId: story.id,
      lang,
      title,
      summary,
      body,
      length,
      figures,
    })),
  );
  await insertRows(db, contentTexts, texts);
  const link = (story: CleanStory) => ({
    contentId: story.id,
    releaseTime: story.releaseTime,
    isLive: story.status === 'approved',
  });
  const labels = stories.flatMap((story) =>
    [...new Set(story.labelIds)].map((labelId) => ({ ...link(story), labelId })),
  );
  const topics = stories.flatMap((story) =>
    [...new Set(story.topicIds)].map((topicId) => ({ ...link(story), topicId })),
  );
  await insertRows(db, contentLabels, labels);
  await insertRows(db, contentTopics, topics);
  await insertRows(
    db,
    contentRevisions,
    stories.map((story) => ({
      contentId: story.id,
      number: versions.get(story.id) ?? 1,
      status: story.status,
      command: story.command ?? 'import',
      document: story.document ?? null,
      texts: story.texts.map(({ lang, title, summary, body }) => ({ lang, title, summary, body })),
      editorId: story.editorId ?? null,
      reason: story.reason ?? null,
      createdAt: now,
    })),
  );
}

/** Creation time, owner, counters and heat are not overwritten. */
const overwrite = sql.raw(
  [
    'kind',
    'status',
    'lang',
    'author_id',
    'category_id',
    'region',
    'is_important',
    'pic',
    'figure_rule',
    'source_name',
    'source_url',
    'script_words',
    'source_key',
    'source_hash',
    'release_time',
    'release_precision',
    'updated_time',
    'owned_fields',
    'withdrawn_by',
  ]
    .map((column) => `${column} = excluded.${column}`)
    .join(', '),
);
