import { inArray, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import {
  contentLabels,
  contentRevisions,
  contents,
  contentTexts,
  contentTopics,
} from '@/backend/db/schema/stories';
import { regionColumns } from '@/backend/db/regions';
import { insertRows } from '@/backend/db/insert-rows';
import type { CleanText } from './prepare-texts';
import type { ContentDraft } from './content-draft';

/** A story with clean texts and its id. */
export type CleanStory = Omit<ContentDraft, 'texts'> & { id: number; texts: CleanText[] };

/** Writes the rows of stories, and the version they are now. @param existing the ids of those that were there before */
export async function storeRows(context: Context, stories: CleanStory[], existing: number[]): Promise<void> {
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
    ...regionColumns(story.region),
    isImportant: story.isImportant,
    pic: story.pic,
    figureRule: story.figureRule ?? null,
    sourceName: story.sourceName,
    sourceUrl: story.sourceUrl,
    scriptWords: story.scriptWords ?? {},
    searchTitles: story.searchTitles ?? {},
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
    'added_region',
    'is_important',
    'pic',
    'figure_rule',
    'source_name',
    'source_url',
    'script_words',
    'search_titles',
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
