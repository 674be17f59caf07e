import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { dayBounds, toWireDay, toWireTime } from '@/backend/kernel/text/time';
import { listWhole } from '@/backend/modules/stories/queries/lists';
import { type ListFilter } from '@/backend/modules/stories/queries/list-filter';
import { findNews } from './news';
import { findDataChanges, findDocumentChanges, findNewest, findRanges, findRows } from './sitemaps';

const HOUR_MS = 3_600_000;
/**
 * How many of the newest stories are searched for those in the language of the feed. If few are found, the feed is
 * shorter.
 */
const FEED_WINDOW = 2000;

/** Stories with their bodies, for a feed in one language. */
export async function readFeed(
  context: Context,
  { size, locale, ...filter }: CallParsedInput<'feedItems'>,
): Promise<CallOutput<'feedItems'>> {
  return { list: await listWhole(context, filter satisfies ListFilter, size, locale, inLanguage(locale)) };
}

/** The condition for stories with a text in the language of the feed; each Chinese script stands for the other. */
function inLanguage(locale: Locale) {
  const isEnglish = locale === 'en';
  return {
    window: FEED_WINDOW,
    condition: sql`exists (select 1 from content_texts x where x.content_id = ids.id
      and ${isEnglish ? sql`x.lang = 'en'` : sql`x.lang <> 'en'`})`,
  };
}

export async function readNews(
  context: Context,
  { hours, size }: CallParsedInput<'newsItems'>,
): Promise<CallOutput<'newsItems'>> {
  const since = new Date(context.now().getTime() - hours * HOUR_MS);
  const rows = await findNews(context, since, size);
  return {
    list: rows.map(({ id, kind, titles, release_time: time, release_precision: precision }) => ({
      id,
      kind,
      titles,
      release_time: toWireTime(time, precision),
    })),
  };
}

export async function readRanges(
  context: Context,
  { of }: CallParsedInput<'sitemapRanges'>,
): Promise<CallOutput<'sitemapRanges'>> {
  const rows = await findRanges(context, of);
  return { list: rows.map(({ range, changed }) => ({ range, updated_time: toChanged(changed) })) };
}

export async function readSitemapRows(
  context: Context,
  run: CallParsedInput<'sitemapRows'>,
): Promise<CallOutput<'sitemapRows'>> {
  const rows = await findRows(context, run);
  return {
    list: rows.map(({ id, kind, langs, pic, figure, region, changed }) => ({
      pic,
      figure,
      region,
      id,
      kind,
      langs,
      updated_time: toChanged(changed),
    })),
  };
}

export async function readOwn(context: Context): Promise<CallOutput<'sitemapOwn'>> {
  const [flash, article, documents, types] = await Promise.all([
    findNewest(context, 'flash'),
    findNewest(context, 'article'),
    findDocumentChanges(context),
    findDataChanges(context),
  ]);
  return {
    flash: toChanged(flash),
    article: toChanged(article),
    documents: documents.map(({ key, changed }) => ({ key, updated_time: toChanged(changed) })),
    data_types: types.map(({ key, changed }) => ({ type: key, updated_time: toChanged(changed) })),
  };
}

/**
 * The time of the last change; empty for undated stories, whose time is in 1970. Midnight in UTC+8 means that only the
 * day is known.
 */
function toChanged(changed: Date | null): string {
  if (changed === null || changed.getTime() <= 0) return '';
  return toWireTime(changed, isMidnight(changed) ? 'day' : 'second');
}

const isMidnight = (time: Date) => dayBounds(toWireDay(time)).from.getTime() === time.getTime();
