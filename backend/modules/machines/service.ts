import { sql } from 'drizzle-orm';
import type { Context } from '../../context';
import type { CallOutput, CallParsedInput } from '../../contract/calls';
import type { Locale } from '../../contract/locale';
import { toWireTime } from '../../text/time';
import { listWhole, type ListFilter } from '../content/service';
import { findAddresses, findEventAddresses, findNews, findRanges } from './queries';

const HOUR_MS = 3_600_000;
/** How far back a feed looks for items in its language before it is shorter than it could be. */
const FEED_WINDOW = 2000;

/** Whole items for a feed in one language. */
export async function readFeed(
  context: Context,
  { size, locale, ...filter }: CallParsedInput<'feedItems'>,
): Promise<CallOutput<'feedItems'>> {
  return { list: await listWhole(context, filter satisfies ListFilter, size, locale, inLanguage(locale)) };
}

/** Narrows ids to items with a text in the language; the two Chinese scripts stand for each other. */
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
    list: rows.map((row) => ({
      ...row,
      id: Number(row.id),
      release_time: toWireTime(new Date(row.release_time)),
    })),
  };
}

export async function readRanges(
  context: Context,
  { of, size }: CallParsedInput<'sitemapRanges'>,
): Promise<CallOutput<'sitemapRanges'>> {
  const rows = await findRanges(context, of, size);
  return {
    list: rows.map(({ range, updated_time }) => ({
      range,
      updated_time: toWireTime(new Date(updated_time)),
    })),
  };
}

export async function readAddresses(
  context: Context,
  range: CallParsedInput<'sitemapItems'>,
): Promise<CallOutput<'sitemapItems'>> {
  const rows = await findAddresses(context, range);
  return { list: rows.map((row) => ({ ...row, ...toWire(row) })) };
}

export async function readEventAddresses(
  context: Context,
  range: CallParsedInput<'sitemapEvents'>,
): Promise<CallOutput<'sitemapEvents'>> {
  const rows = await findEventAddresses(context, range);
  return { list: rows.map((row) => ({ langs: row.langs, ...toWire(row) })) };
}

function toWire(row: { id: string; updated_time: string }) {
  return { id: Number(row.id), updated_time: toWireTime(new Date(row.updated_time)) };
}

export { findLists } from './queries';
