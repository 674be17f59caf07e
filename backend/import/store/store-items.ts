import { createHash } from 'node:crypto';
import type { Context } from '@/backend/kernel/context';
import { readTime } from '@/backend/kernel/text/time';
import type { ImportItem } from '@/backend/import/item';
import { NameResolver } from './name-resolver';
import type { PictureCopier } from './pictures';
import type { ImportSubjects, ItemDraft } from './subjects';

/** An item whose source gives no date stands last in every list and shows none (1970 is blank). */
const UNDATED = new Date(0).toISOString();

export interface ImportOutcome {
  added: number;
  updated: number;
  unchanged: number;
  withdrawn: number;
  /** Changes of the source that wait, because an editor changed the item; none of them is counted as updated. */
  waiting: number;
}

/**
 * Stores a batch of parsed items. What was imported before and did not change is left alone; what changed is
 * updated; what its source withdrew is withdrawn.
 */
export async function importItems(
  context: Context,
  subjects: ImportSubjects,
  items: ImportItem[],
  pictures: PictureCopier,
): Promise<ImportOutcome> {
  const keys = items.map((item) => item.sourceKey);
  const stored = await subjects.findItems(context, keys);
  const outcome: ImportOutcome = { added: 0, updated: 0, unchanged: 0, withdrawn: 0, waiting: 0 };
  const drafts: ItemDraft[] = [];
  const names = new NameResolver(context, subjects);
  const seen = new Set<string>();
  for (const item of items) {
    const before = stored.find((row) => row.sourceKey === item.sourceKey);
    const sourceHash = createHash('sha256').update(JSON.stringify(item)).digest('hex');
    if (before?.sourceHash === sourceHash || seen.has(item.sourceKey)) {
      outcome.unchanged += 1;
      continue;
    }
    seen.add(item.sourceKey);
    drafts.push({ ...(await toDraft(item, names, pictures, context.now())), id: before?.id, sourceHash });
    if (item.status === 'withdrawn') outcome.withdrawn += 1;
    else if (before) outcome.updated += 1;
    else outcome.added += 1;
  }
  const { waiting } = await subjects.saveItems(context, drafts);
  outcome.waiting = waiting;
  outcome.updated = Math.max(0, outcome.updated - waiting);
  return outcome;
}

async function toDraft(
  item: ImportItem,
  names: NameResolver,
  pictures: PictureCopier,
  now: Date,
): Promise<Omit<ItemDraft, 'id' | 'sourceHash'>> {
  const texts = await Promise.all(
    item.texts.map(async ({ lang, text }) => ({ lang, ...text, body: await pictures.copyAll(text.body) })),
  );
  const [first, ...others] = texts;
  if (!first) throw new Error(`${item.sourceKey} has no text`);
  const { time: releaseTime, precision: releasePrecision } = readTime(item.releasedAt ?? UNDATED);
  const isAhead = item.status === 'approved' && releaseTime > now;
  return {
    kind: item.kind,
    status: isAhead ? 'scheduled' : item.status,
    texts: [first, ...others],
    authorId: item.authorName ? await names.author(item.authorName, first.lang) : null,
    categoryId: item.categoryName ? await names.category(item.categoryName) : null,
    region: 'none',
    isImportant: item.isImportant,
    pic: item.picUrl ? ((await pictures.copy(item.picUrl)) ?? '') : '',
    sourceName: item.sourceName ? { [first.lang]: item.sourceName } : {},
    sourceUrl: item.sourceUrl ?? '',
    scriptWords: item.scriptWords ?? {},
    sourceKey: item.sourceKey,
    releaseTime,
    releasePrecision,
    labelIds: await names.labels(item.labelNames, first.lang),
    topicIds: [],
  };
}
