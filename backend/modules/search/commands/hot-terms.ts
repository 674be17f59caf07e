import { inArray, lt, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { contents } from '@/backend/db/schema/stories';
import { searchReaders, searchTerms } from '@/backend/db/schema/search';
import { toSimplified } from '@/backend/kernel/text/fold';
import { addHeat, heatOf } from '@/backend/modules/analytics/queries';
import { type Reader, recordReader } from './readers';
import { keyOf } from '@/backend/modules/search/queries/split-text';

const MAX_TERM = 40;
/** The weight of a search halves in this time. */
const HALF_LIFE_HOURS = 6;
const KEPT_DAYS = 14;
const MIN_READERS = 3;
const HOT_ITEMS = 10;
const HAN = /\p{Script=Han}/u;

/**
 * Counts a search that found something, once for each reader and day, and stores the item it leads to.
 * @returns whether it counted
 */
export async function recordSearch(
  context: Context,
  search: { keyword: string; contentId: number | null; reader: Reader },
): Promise<boolean> {
  const term = search.keyword.replace(/\s+/g, ' ').trim();
  const termKey = keyOf(term);
  if (termKey.length < 2 || term.length > MAX_TERM) return false;
  if (!(await recordReader(context, termKey, search.reader))) return false;
  const now = context.now();
  const added = heatOf(now, HALF_LIFE_HOURS);
  const { contentId } = search;
  await context.db
    .insert(searchTerms)
    .values({ termKey, term, heat: added, contentId, lastAt: now })
    .onConflictDoUpdate({
      target: searchTerms.termKey,
      set: {
        heat: addHeat(sql`${searchTerms.heat}`, added),
        contentId: sql`excluded.content_id`,
        lastAt: now,
      },
    });
  return true;
}

/** Forgets readers and searches that are too old to count. */
export async function forgetSearches(context: Context): Promise<void> {
  const before = countedSince(context);
  await context.db.delete(searchReaders).where(lt(searchReaders.day, before.toISOString().slice(0, 10)));
  await context.db.delete(searchTerms).where(lt(searchTerms.lastAt, before));
}

function countedSince(context: Context): Date {
  return new Date(context.now().getTime() - KEPT_DAYS * 86_400_000);
}

interface HotTerm {
  keyword: string;
  lang: Locale;
  contentId: number | null;
}

/**
 * The most frequent recent searches by at least three readers on one day; readers of different days cannot be compared.
 * Chinese searches are simplified, and left out for readers of English.
 * @param beginning only searches whose key begins with this
 */
export async function listHotTerms(
  context: Context,
  { size, locale, beginning = '' }: { size: number; locale: Locale; beginning?: string },
): Promise<HotTerm[]> {
  const since = countedSince(context).toISOString();
  const rows = await context.db.execute<{ term: string; content_id: string | null }>(sql`
    select term, content_id from search_terms hot
    where last_at >= ${since} and starts_with(term_key, ${beginning})
      ${locale === 'en' ? sql`and term !~ ${HAN_RANGE}` : sql``}
      and not exists (select 1 from search_blocks blocked where blocked.term_key = hot.term_key)
      and exists (select 1 from search_readers counted where counted.term_key = hot.term_key
        and counted.day >= ${since.slice(0, 10)} group by counted.day having count(*) >= ${MIN_READERS})
    order by heat desc limit ${size}`);
  return rows.map(({ term, content_id: contentId }) => ({
    keyword: toSimplified(term),
    lang: HAN.test(term) ? 'zh-Hans' : 'en',
    contentId: contentId === null ? null : Number(contentId),
  }));
}

/** Han characters for a regular expression of Postgres, which filters before `limit`. */
const HAN_RANGE = '[\u2e80-\u2fdf\u3005-\u3007\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]';

/** Hot searches with the live item each leads to; ten at most, each item once. */
export async function listHotSearches(
  context: Context,
  locale: Locale,
): Promise<CallOutput<'hotSearchItems'>['searchLists']> {
  const terms = await listHotTerms(context, { size: HOT_ITEMS * 3, locale });
  const ids = terms.flatMap((term) => term.contentId ?? []);
  if (ids.length === 0) return [];
  const live = await context.db
    .select({ id: contents.id, kind: contents.kind, status: contents.status })
    .from(contents)
    .where(inArray(contents.id, ids));
  const seen = new Set<number>();
  return terms
    .flatMap(({ keyword, lang, contentId }) => {
      const item = live.find((row) => row.id === contentId && row.status === 'approved');
      if (!item || seen.has(item.id)) return [];
      seen.add(item.id);
      return { id: item.id, kind: item.kind, title: keyword, lang };
    })
    .slice(0, HOT_ITEMS);
}
