import { inArray, lt, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput } from '@/backend/contract/calls';
import type { SearchKind } from '@/backend/contract/search/calls';
import type { Locale } from '@/backend/contract/locale';
import { contents } from '@/backend/db/schema/stories';
import { searchReaders, searchTerms } from '@/backend/db/schema/search';
import { textArray } from '@/backend/db/arrays';
import { integer, nullable, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { toSimplified } from '@/backend/kernel/text/fold';
import { addHeat, heatOf } from '@/backend/modules/analytics/queries';
import { type Reader, recordReader } from './readers';
import { assetKeyOf, assetsBegunBy, TICKERS } from '@/backend/modules/search/queries/asset-names';
import { hiddenKinds } from '@/backend/modules/search/queries/hidden-kinds';
import { keyOf } from '@/backend/modules/search/queries/split-text';
import { findAll } from './search';

const MAX_TERM = 40;
/** The weight of a search halves in this time. */
const HALF_LIFE_HOURS = 6;
const RETENTION_DAYS = 14;
const MIN_READERS = 3;
const HOT_STORIES = 10;
const HAN = /\p{Script=Han}/u;

/** One key for all spellings of a search, and for all names of an asset: 比特幣, bitcoin and BTC are one row. */
export const hotKeyOf = (text: string): string => assetKeyOf(keyOf(text));

/**
 * Counts a search that found something, once for each reader and day, and stores the story it leads to.
 * @returns whether it counted
 */
export async function recordSearch(
  context: Context,
  search: { keyword: string; contentId: number | null; reader: Reader },
): Promise<boolean> {
  const term = search.keyword.replace(/\s+/g, ' ').trim();
  const termKey = hotKeyOf(term);
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

/** Deletes readers and searches that are too old to count. */
export async function clearSearches(context: Context): Promise<void> {
  const before = countedSince(context);
  await context.db.delete(searchReaders).where(lt(searchReaders.day, before.toISOString().slice(0, 10)));
  await context.db.delete(searchTerms).where(lt(searchTerms.lastAt, before));
}

function countedSince(context: Context): Date {
  return new Date(context.now().getTime() - RETENTION_DAYS * 86_400_000);
}

interface HotTerm {
  keyword: string;
  lang: Locale;
  contentId: number | null;
}

/**
 * The most frequent recent searches by at least three readers on one day; readers of different days cannot be compared.
 * Chinese searches are simplified, and left out for readers of English, who are shown the ticker of an asset instead.
 * Searches that find nothing any more because a section is off are left out.
 * @param beginning only searches that begin with this, made by `keyOf`; an asset is shown by the name that begins like
 * this
 */
export async function listHotTerms(
  context: Context,
  { size, locale, beginning = '' }: { size: number; locale: Locale; beginning?: string },
): Promise<HotTerm[]> {
  const since = countedSince(context).toISOString();
  const begun = beginning === '' ? NO_ASSETS : assetsBegunBy(beginning);
  const isReadable =
    locale === 'en' ? sql`and (term !~ ${HAN_RANGE} or term_key = any(${textArray(TICKERS)}))` : sql``;
  const without = await hiddenKinds(context);
  const isHiding = without.length > 0;
  const rows = await readRows(
    context.db,
    sql`
    select term, term_key, content_id from search_terms hot
    where last_at >= ${since} and (starts_with(term_key, ${beginning})
        or term_key = any(${textArray([...begun.keys()])}))
      ${isReadable}
      and not exists (select 1 from search_blocks blocked where blocked.term_key = hot.term_key)
      and exists (select 1 from search_readers counted where counted.term_key = hot.term_key
        and counted.day >= ${since.slice(0, 10)} group by counted.day having count(*) >= ${MIN_READERS})
    order by heat desc limit ${isHiding ? size * 2 : size}`,
    { term: text, term_key: text, content_id: nullable(integer) },
  );
  const shown = isHiding ? await findingSomething(context, rows, without) : rows;
  return shown.slice(0, size).map(({ term, term_key: key, content_id: contentId }) => {
    const keyword = shownAs(toSimplified(term), key, { locale, name: begun.get(key) });
    return {
      keyword,
      lang: HAN.test(keyword) ? 'zh-Hans' : 'en',
      contentId,
    };
  });
}

/**
 * Without the searches that found nothing but documents of a section that is off by now. One that led to a story still
 * finds it.
 */
async function findingSomething<Row extends { term: string; content_id: number | null }>(
  context: Context,
  rows: readonly Row[],
  without: readonly SearchKind[],
): Promise<Row[]> {
  const isFinding = await Promise.all(
    rows.map(
      async ({ term, content_id }) =>
        content_id !== null || ((await findAll(context, term, { without }))?.matches.length ?? 0) > 0,
    ),
  );
  return rows.filter((_, at) => isFinding[at]);
}

const NO_ASSETS: ReadonlyMap<string, string> = new Map();

/**
 * The text shown for a search: as it was typed; for an asset, its name that begins like the typed text. In English an
 * asset is shown by its ticker instead of a Chinese name.
 */
function shownAs(term: string, key: string, { locale, name }: { locale: Locale; name?: string }): string {
  const wanted = name === undefined || keyOf(term).startsWith(name) ? term : name;
  const readable = locale === 'en' && HAN.test(wanted) ? key : wanted;
  return TICKERS.includes(readable) ? readable.toUpperCase() : readable;
}

/** Han characters, as a range for a regular expression of Postgres, so that the query can filter before `limit`. */
const HAN_RANGE = '[\u2e80-\u2fdf\u3005-\u3007\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]';

/** Hot searches, each with the live story it leads to; ten at most, each story once. */
export async function listHotSearches(
  context: Context,
  locale: Locale,
): Promise<CallOutput<'hotSearchItems'>['searchLists']> {
  const terms = await listHotTerms(context, { size: HOT_STORIES * 3, locale });
  const ids = terms.flatMap((term) => term.contentId ?? []);
  if (ids.length === 0) return [];
  const live = await context.db
    .select({ id: contents.id, kind: contents.kind, status: contents.status })
    .from(contents)
    .where(inArray(contents.id, ids));
  const seen = new Set<number>();
  return terms
    .flatMap(({ keyword, lang, contentId }) => {
      const story = live.find((row) => row.id === contentId && row.status === 'approved');
      if (!story || seen.has(story.id)) return [];
      seen.add(story.id);
      return { id: story.id, kind: story.kind, title: keyword, lang };
    })
    .slice(0, HOT_STORIES);
}
