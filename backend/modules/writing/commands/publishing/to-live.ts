import { inArray } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import type { DraftDocument, DraftSettings } from '@/backend/contract/writing/draft';

import { labelAliases, labels } from '@/backend/db/schema/topics';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { fold } from '@/backend/kernel/text/fold';
import type { ContentDraft } from '@/backend/modules/stories/commands/content-draft';
import {
  type ContentRow,
  readLiveDocument,
} from '@/backend/modules/writing/queries/publishing/live-document';
import {
  followMerged,
  knownTopics,
  missingLabels,
} from '@/backend/modules/writing/queries/drafts/follow-merged';
import { liveOf } from '@/backend/contract/writing/transitions';

/**
 * The story that results from publishing some languages of a version: other live languages stay. The original language
 * comes first. Deleted labels and topics are left out, and new ones are made.
 * @throws ApiError invalidInput when none of the languages has a text
 */
export async function toLive(
  context: Context,
  content: ContentRow,
  draftDocument: DraftDocument,
  langs: readonly Locale[],
  releaseTime: Date,
): Promise<ContentDraft & { document: DraftDocument }> {
  const version = await followMerged(context, draftDocument);
  // Labels and topics of the version that were deleted since it was written.
  const gone = await missingLabels(context, version.label_ids);
  const topicIds = await knownTopics(context, version.topic_ids);
  const before = await readLiveDocument(context, content);
  const isSeen = liveOf(content.status) !== 'never';
  const fresh = version.texts.filter((text) => langs.includes(text.lang));
  const stored = isSeen ? before.texts.filter((text) => !langs.includes(text.lang)) : [];
  const [first, ...others] = [...fresh, ...stored].sort(
    (a, b) => Number(a.lang !== content.lang) - Number(b.lang !== content.lang),
  );
  if (!first || fresh.length === 0) throw new ApiError('invalidInput', { langs: 'required' });
  const labelIds = [
    ...new Set([
      ...version.label_ids.filter((id) => !gone.has(id)),
      ...(await makeLabels(context, version, first.lang)),
    ]),
  ];
  const document: DraftDocument = {
    ...version,
    texts: [first, ...others],
    label_ids: labelIds,
    topic_ids: topicIds,
    new_labels: [],
  };
  return {
    id: content.id,
    kind: content.kind,
    status: 'approved',
    texts: [first, ...others],
    authorId: version.author_id,
    categoryId: version.category_id,
    region: version.region,
    isImportant: version.is_important,
    pic: version.pic,
    figureRule: version.figure_rule,
    sourceName:
      version.source_name === '' ? {} : { ...content.sourceName, [first.lang]: version.source_name },
    sourceUrl: version.source_url,
    scriptWords: version.script_words,
    searchTitles: version.search_titles,
    sourceKey: content.sourceKey,
    sourceHash: content.sourceHash,
    releaseTime,
    releasePrecision: isSeen ? content.releasePrecision : 'second',
    labelIds,
    topicIds,
    ownedFields: content.sourceKey ? ownedBy(content.ownedFields, before, document) : [],
    document,
  };
}

/** The fields of an imported story that editors own, because an editor has changed them at some time. */
function ownedBy(owned: readonly string[], before: DraftDocument, after: DraftDocument): string[] {
  const fields = (Object.keys(after) as (keyof DraftSettings | 'texts')[]).filter(
    (field) => field !== 'release_time' && field !== 'new_labels' && !isEqual(before[field], after[field]),
  );
  return [...new Set([...owned, ...fields])].sort();
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Ids of the writer's new labels, found by folded name, also by the name of a merged label, or made. */
async function makeLabels(context: Context, { new_labels }: DraftDocument, lang: Locale): Promise<number[]> {
  const byKey = new Map(new_labels.map((name) => [fold(name), name] as const).filter(([key]) => key !== ''));
  if (byKey.size === 0) return [];
  const merged = await context.db
    .select()
    .from(labelAliases)
    .where(inArray(labelAliases.nameKey, [...byKey.keys()]));
  for (const { nameKey } of merged) byKey.delete(nameKey);
  const labelIds = merged.map(({ labelId }) => labelId);
  if (byKey.size === 0) return labelIds;
  await context.db
    .insert(labels)
    .values([...byKey].sort().map(([nameKey, name]) => ({ nameKey, name: { [lang]: name } })))
    .onConflictDoNothing();
  const rows = await context.db
    .select({ id: labels.id })
    .from(labels)
    .where(inArray(labels.nameKey, [...byKey.keys()]));
  return [...new Set([...labelIds, ...rows.map((row) => row.id)])];
}
