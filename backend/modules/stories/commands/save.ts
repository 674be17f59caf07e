import { type Context, inTransaction } from '@/backend/kernel/context';
import { tags } from '@/backend/contract/tags';
import { queueClosing, queueRevalidation } from '@/backend/outbox/revalidate';
import { indexPrepared, removeDocuments } from '@/backend/modules/search/commands/index-documents';
import { storeDraftWords } from '@/backend/modules/search/commands/index-drafts';
import type { DocumentWords } from '@/backend/modules/search/queries/document-words';
import { prepareTexts } from './prepare-texts';
import { updateAuthorDates } from './author-dates';
import { listKeysOf } from '@/backend/modules/stories/queries/list-counts';
import { addToCounts } from './add-to-counts';
import { decideCovers } from './decide-covers';
import { chainedWith } from '@/backend/modules/stories/queries/chain';
import { readMemberships, reserveIds } from '@/backend/modules/stories/queries/memberships';
import { tagsOfChange } from './beside-tags';
import { readWithheldLangs, storeWithheld } from './withhold-texts';
import { refuseReturns } from './refuse-returns';
import { touchedFlashes } from './touched-flashes';
import { queueAlerts } from '@/backend/outbox/alerts';
import { queueFollowedStories } from '@/backend/outbox/follows';
import { queueAnnouncements } from '@/backend/outbox/announcements';
import { queueChannelStories } from '@/backend/outbox/channel-stories';
import { queueStoryFacts } from './story-facts';
import type { ContentDraft } from './content-draft';
import { type CleanStory, storeRows } from './store-rows';

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
    await storeRows(inner, stories, existing);
    const after = await readMemberships(inner, ids);
    const recovered = await decideCovers(inner, before, after);

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
    await queueFollowedStories(inner, before, after);
    await queueStoryFacts(inner, before, after);
    await queueChannelStories(inner, before, after);
    return ids;
  });
}
