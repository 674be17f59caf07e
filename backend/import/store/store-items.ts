import { createHash } from 'node:crypto';
import type { Context } from '@/backend/kernel/context';
import { readTime } from '@/backend/kernel/text/time';
import { searchTitlesOf, type ImportItem } from '@/backend/import/item';
import { isSameHost } from '@/backend/import/old-places';
import { StoreInTurn } from './store-in-turn';
import { labelsOf, type ResolvedNames, resolveNames } from './resolve-names';
import { movedItems, movedPictures } from './moved';
import { storePages } from './store-pages';
import type { PictureCopier } from './pictures';
import type { ImportSubjects, ItemDraft } from './subjects';

/** The date of an item without a date: it is last in every list, and pages show no date for 1970. */
const UNDATED = new Date(0).toISOString();

type ImportedStory = ImportItem & { kind: 'flash' | 'article' };

const isStory = (item: ImportItem): item is ImportedStory => item.kind !== 'page';

/** The number of items stored in one transaction, while the next ones are prepared. */
const TOGETHER = 100;

export interface ImportOutcome {
  added: number;
  updated: number;
  unchanged: number;
  withdrawn: number;
  /**
   * Changes that wait for an editor, because an editor changed the story; they are not included in the other counts.
   */
  waiting: number;
  /** How many old addresses are new in the table, or lead elsewhere now. */
  moved: number;
}

/**
 * Stores a batch of parsed items. Items that were imported before and have not changed are skipped; changed items are
 * updated; items withdrawn in the source are withdrawn.
 */
export async function importItems<Prepared>(
  context: Context,
  subjects: ImportSubjects<Prepared>,
  all: ImportItem[],
  pictures: PictureCopier,
): Promise<ImportOutcome> {
  const items = all.flatMap((item) => (isStory(item) ? [item] : []));
  const pages = await storePages(
    context,
    subjects,
    all.filter((item) => !isStory(item)),
    pictures,
  );
  const keys = items.map((item) => item.sourceKey);
  const rows = await subjects.findItems(context, keys);
  const stored = new Map(rows.map((row) => [row.sourceKey, row]));
  const { added, unchanged } = pages;
  const outcome: ImportOutcome = { added, updated: 0, unchanged, withdrawn: 0, waiting: 0, moved: 0 };
  const changed: { item: ImportedStory; id: number | undefined; sourceHash: string }[] = [];
  const seen = new Set<string>();
  for (const item of items) {
    const before = stored.get(item.sourceKey);
    const { oldPlaces: _, ...compared } = item;
    const sourceHash = createHash('sha256').update(JSON.stringify(compared)).digest('hex');
    if (before?.sourceHash === sourceHash || seen.has(item.sourceKey)) {
      outcome.unchanged += 1;
      continue;
    }
    seen.add(item.sourceKey);
    changed.push({ item, id: before?.id, sourceHash });
    outcome[countOf(item, before !== undefined)] += 1;
  }
  const names = await resolveNames(
    context,
    subjects,
    changed.map(({ item }) => item),
  );
  const storing = new StoreInTurn((drafts: ItemDraft<Prepared>[]) => subjects.saveItems(context, drafts));
  for (let from = 0; from < changed.length; from += TOGETHER) {
    const drafts: ItemDraft<Prepared>[] = [];
    for (const { item, id, sourceHash } of changed.slice(from, from + TOGETHER)) {
      const draft = await toDraft(item, names, pictures, context);
      drafts.push({ ...draft, prepared: await subjects.prepareTexts(draft.texts), id, sourceHash });
    }
    await storing.add(drafts);
  }
  const results = await storing.finish();
  const waiting = new Set(results.flatMap((result) => result.waiting));
  const storedMeanwhile = new Set(results.flatMap((result) => result.stored));
  outcome.waiting = waiting.size;
  outcome.unchanged += storedMeanwhile.size;
  for (const { item, id } of changed) {
    if (!waiting.has(item.sourceKey) && !storedMeanwhile.has(item.sourceKey)) continue;
    outcome[countOf(item, id !== undefined)] -= 1;
  }
  const ids = new Map((await subjects.findItems(context, keys)).map((row) => [row.sourceKey, row.id]));
  outcome.moved = await subjects.saveOldAddresses(context, [
    ...movedItems(items, ids),
    ...pages.moved,
    ...movedPictures(all, pictures.takeCopied()),
  ]);
  return outcome;
}

/** The count to which a stored item is added. */
function countOf({ status }: ImportItem, isKnown: boolean): 'added' | 'updated' | 'withdrawn' {
  if (status === 'withdrawn') return 'withdrawn';
  return isKnown ? 'updated' : 'added';
}

async function toDraft(
  item: ImportedStory,
  names: ResolvedNames,
  pictures: PictureCopier,
  { now, config }: Context,
): Promise<Omit<ItemDraft<unknown>, 'id' | 'sourceHash' | 'prepared'>> {
  const texts = await Promise.all(
    item.texts.map(async ({ lang, text: { title, summary, body } }) => ({
      ...{ lang, title, summary },
      body: await pictures.copyAll(body, item.sourceKey),
    })),
  );
  const [first, ...others] = texts;
  if (!first) throw new Error(`${item.sourceKey} has no text`);
  const { time: releaseTime, precision: releasePrecision } = readTime(item.releasedAt ?? UNDATED);
  // This site, and the one the newsroom moved from, are the newsroom itself.
  const isOwnSource =
    item.oldPlaces?.isFromSite ||
    (item.sourceUrl !== null && URL.canParse(item.sourceUrl) && isSameHost(item.sourceUrl, config.siteUrl));
  const isAhead = item.status === 'approved' && releaseTime > now();
  return {
    kind: item.kind,
    status: isAhead ? 'scheduled' : item.status,
    texts: [first, ...others],
    authorId: names.authors.get(item.authorName ?? '') ?? null,
    categoryId: names.categories.get(item.categoryName ?? '') ?? null,
    region: item.region ?? 'none',
    isImportant: item.isImportant,
    pic: item.picUrl ? ((await pictures.copy(item.picUrl, item.sourceKey)) ?? '') : '',
    sourceName: item.sourceName && !isOwnSource ? { [first.lang]: item.sourceName } : {},
    sourceUrl: isOwnSource ? '' : (item.sourceUrl ?? ''),
    scriptWords: item.scriptWords ?? {},
    searchTitles: searchTitlesOf(item.texts),
    sourceKey: item.sourceKey,
    releaseTime,
    releasePrecision,
    labelIds: labelsOf(item, names.categories).flatMap((name) => names.labels.get(name) ?? []),
    topicIds: [],
  };
}
