import type { Context } from '@/backend/kernel/context';
import { search } from '@/backend/modules/search/commands/search';
import { recordSearch } from '@/backend/modules/search/commands/hot-terms';
import { recordPageView } from '@/backend/modules/analytics/commands/record-page-view';
import { pageToken } from '@/backend/contract/process/page-token';
import { pageView } from '@/backend/contract/analytics/calls';
import { desc, eq } from 'drizzle-orm';
import { readerHours } from '@/backend/db/schema/analytics';
import { contents } from '@/backend/db/schema/stories';
import type { ContentKind } from '@/backend/contract/stories/story';

/** Searches of sample readers, most frequent first. */
const SEARCHES = [
  '链上国债',
  'gas上限',
  'ETF净流入',
  'rollup',
  '跨链桥',
  '可读签名',
  'stablecoin',
  '稳定币',
  '减半',
  'blob',
  '保证金',
];
const MAX_VIEWS = 9;
const DAY_MS = 86_400_000;
/** Articles too new to have been read days ago, those after them that were, and readers of the first of these. */
const FRESH = 8;
const WEEK_ARTICLES = 4;
const WEEK_READERS = 17;
/** With fewer readers a search would not be in the list of popular searches. */
const MIN_READERS = 3;

/**
 * Seeds views and searches of sample readers through the same commands as real ones, so that the lists of popular
 * stories and searches have entries.
 */
export async function seedReaderActivity(context: Context): Promise<void> {
  const newest = [...(await newestIds(context, 'article', 14)), ...(await newestIds(context, 'flash', 12))];
  for (const [rank, id] of newest.entries()) {
    const views = Math.max(1, MAX_VIEWS - (rank % 14));
    for (let visitor = 0; visitor < views; visitor += 1) {
      const token = pageToken(context.config.secret, `view:${id}`, context.now());
      const view = { wz_id: id, uuid: `sample-${visitor}`, page: `/wz_detail/${id}`, token };
      await recordPageView(context, { address: `198.51.100.${visitor}`, member: null }, pageView.parse(view));
    }
  }
  await seedReadersOfTheWeek(context);
  for (const [rank, keyword] of SEARCHES.entries()) {
    const { found: matches } = await search(context, { keyword, page: 1, size: 1, locale: 'zh-Hans' });
    const contentId = matches.find(({ kind }) => kind === 'flash' || kind === 'article')?.refId;
    if (contentId === undefined) continue;
    const readers = MIN_READERS + SEARCHES.length - rank;
    for (let reader = 0; reader < readers; reader += 1)
      await recordSearch(context, {
        keyword,
        contentId,
        reader: { network: `sample:${reader}`, memberId: null },
      });
  }
}

/** Readers of the days before, so that the most read of the week are others than those of the day. */
async function seedReadersOfTheWeek(context: Context): Promise<void> {
  const ids = (await newestIds(context, 'article', WEEK_ARTICLES + FRESH)).slice(FRESH);
  const rows = ids.map((contentId, place) => ({
    contentId,
    hour: new Date(context.now().getTime() - (2 + (place % 4)) * DAY_MS),
    readers: WEEK_READERS - 2 * place,
  }));
  if (rows.length > 0) await context.db.insert(readerHours).values(rows);
}

/** Ids of the newest sample stories; their ids ascend with their dates. */
async function newestIds({ db }: Context, kind: ContentKind, count: number): Promise<number[]> {
  const rows = await db
    .select({ id: contents.id })
    .from(contents)
    .where(eq(contents.kind, kind))
    .orderBy(desc(contents.id))
    .limit(count);
  return rows.map((row) => row.id);
}
