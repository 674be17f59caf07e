import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { categories, contents, contentTopics, labels, topics } from '@/backend/db/schema/content';
import { banners } from '@/backend/db/schema/site';
import { ApiError } from '@/backend/kernel/errors';
import { named, pickText, writtenIn } from '@/backend/kernel/text/local';
import { toWireDay } from '@/backend/kernel/text/time';
import { countList, countLists, listLangs } from '@/backend/modules/stories/commands/list-counts';
import { listFlashes, readFlashDay } from './flashes';
import { hottestIds, hottestOfTopicIds, newestOthersIds, recommendedIds, relatedIds } from './hot';
import { loadItems } from './items';
import type { ListFilter } from './list-filter';
import { items, listNewest, listNewestOfEach, listPage, type PageRequest } from './lists';
import { toItem } from './row';

/** Topic 5 is reserved for decentralised exchanges (spec §2). */
export const DEX_TOPIC_ID = 5;
const MAX_RECOMMENDED = 100;
const HOME = { picks: 4, columns: 8, flashes: 20 } as const;

/** @throws ApiError notFound for unknown and unpublished ids, gone for withdrawn ones */
export async function readContent(
  context: Context,
  id: number,
  locale: Locale,
): Promise<CallOutput<'contentDetails'>> {
  const { state } = await readState(context, id);
  if (state === 'withdrawn') throw new ApiError('gone');
  if (state === 'missing') throw new ApiError('notFound');
  const options = { withBody: true, withDayNumber: true };
  const [row] = await loadItems(context, sql`select ${id}::bigint`, locale, options);
  if (!row) throw new ApiError('notFound');
  const inTopics = await context.db
    .select({ id: topics.id, name: topics.name })
    .from(contentTopics)
    .innerJoin(topics, eq(topics.id, contentTopics.topicId))
    .where(eq(contentTopics.contentId, id));
  return {
    ...toItem(row, locale),
    body: row.body ?? '',
    day_number: Number(row.day_number ?? 0),
    topics: inTopics.map((topic) => named(topic.id, topic.name, locale)),
    views: row.views,
  };
}

export async function readState(context: Context, id: number): Promise<CallOutput<'contentState'>> {
  const [row] = await context.db
    .select({ kind: contents.kind, status: contents.status })
    .from(contents)
    .where(eq(contents.id, id));
  if (row?.status === 'approved') return { state: 'live', kind: row.kind };
  if (row?.status === 'withdrawn') return { state: 'withdrawn', kind: row.kind };
  return { state: 'missing', kind: null };
}

/** The lead is what editors placed, else the newest important article, else the newest. */
export async function readHome(context: Context, locale: Locale): Promise<CallOutput<'homeLists'>> {
  const leadIds = sql`select id from (
      (select c.id, 0 as rank, p.position from placements p join contents c on c.id = p.content_id and c.status = 'approved'
         where p.place = 'lead')
      union all
      (select c.id, 1, 0 from contents c where c.status = 'approved' and c.kind = 'article' and c.is_important
         order by c.release_time desc, c.id desc limit 1)
      union all
      (select c.id, 2, 0 from contents c where c.status = 'approved' and c.kind = 'article'
         order by c.release_time desc, c.id desc limit 1)
    ) candidates order by rank, position limit 1`;
  const [[lead], recommended, newest, { list: flashes }, day] = await Promise.all([
    items(context, leadIds, locale),
    items(context, recommendedIds(HOME.picks + 1, 0), locale),
    listNewest(context, { kind: 'article' }, HOME.columns + HOME.picks + 1, locale),
    listFlashes(context, { important: false, size: HOME.flashes, locale }),
    readFlashDay(context, {}),
  ]);
  const picks = recommended.filter((item) => item.id !== lead?.id).slice(0, HOME.picks);
  const shown = new Set([lead?.id, ...picks.map((item) => item.id)]);
  const columns = newest.filter((item) => !shown.has(item.id)).slice(0, HOME.columns);
  return { lead: lead ?? null, picks, columns, flashes, day };
}

export async function listRecommended(context: Context, { page, size, locale }: PageRequest) {
  const total = Math.min(MAX_RECOMMENDED, await countList(context, { kind: 'article' }));
  const list =
    page * size <= MAX_RECOMMENDED + size
      ? await items(context, recommendedIds(size, (page - 1) * size), locale)
      : [];
  return { list, total, page, size };
}

export async function listPopular(context: Context, { page, size, locale }: PageRequest) {
  const total = Math.min(MAX_RECOMMENDED, await countList(context, { kind: 'article' }));
  return {
    list: await items(context, hottestIds('article', size, (page - 1) * size), locale),
    total,
    page,
    size,
  };
}

/** What shares labels and topics with an item; the newest of its kind when nothing does. */
export async function listRelated(
  context: Context,
  id: number,
  size: number,
  locale: Locale,
  isFlashOnly = false,
) {
  const { kind } = await readState(context, id);
  const wanted = isFlashOnly ? 'flash' : (kind ?? 'article');
  const related = await items(context, relatedIds(id, size, wanted), locale);
  if (related.length >= size) return related;
  const others = await items(context, newestOthersIds(id, size * 2, wanted), locale);
  const known = new Set(related.map((item) => item.id));
  return [...related, ...others.filter((item) => !known.has(item.id))].slice(0, size);
}

export function listDexRecommended(context: Context, locale: Locale) {
  return items(context, hottestOfTopicIds(DEX_TOPIC_ID, 10), locale);
}

export async function listCategories(context: Context, locale: Locale) {
  const rows = await context.db
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map((row) => ({ ...named(row.id, row.name, locale), key: row.key, applies_to: row.appliesTo }));
}

/** One numbered page of a list with the languages of the whole. */
export async function listPageWithLangs(context: Context, filter: ListFilter, request: PageRequest) {
  const [data, [langs = []]] = await Promise.all([
    listPage(context, filter, request),
    listLangs(context, [filter]),
  ]);
  return { ...data, langs };
}

/** @throws ApiError notFound */
export async function readLabel(context: Context, id: number, request: PageRequest) {
  const [label] = await context.db.select().from(labels).where(eq(labels.id, id));
  if (!label) throw new ApiError('notFound');
  const { langs, ...data } = await listPageWithLangs(context, { label: id }, request);
  return { label: { ...named(id, label.name, request.locale), langs }, data };
}

/** @throws ApiError notFound */
export async function readTopic(context: Context, id: number, request: PageRequest) {
  const [row] = await context.db.select().from(topics).where(eq(topics.id, id));
  if (!row) throw new ApiError('notFound');
  const { langs, ...data } = await listPageWithLangs(context, { topic: id }, request);
  return { topic: toTopic(row, request.locale, data.total, langs), data };
}

/** Topics with their three newest items, in the editors' order. */
export async function listTopics(context: Context, specialOnly: boolean, locale: Locale) {
  const rows = await context.db
    .select()
    .from(topics)
    .where(specialOnly ? eq(topics.isSpecial, true) : undefined)
    .orderBy(asc(topics.position), asc(topics.id));
  const filters = rows.map((row) => ({ topic: row.id }));
  const [totals, langs, latest] = await Promise.all([
    countLists(context, filters),
    listLangs(context, filters),
    listNewestOfEach(context, filters, 3, locale),
  ]);
  return rows.map((row, index) => ({
    ...toTopic(row, locale, totals[index] ?? 0, langs[index] ?? []),
    latest: latest[index] ?? [],
  }));
}

function toTopic(row: typeof topics.$inferSelect, locale: Locale, total: number, listed: Locale[]) {
  return {
    ...named(row.id, row.name, locale),
    intro: pickText(row.intro, locale).text,
    pic: row.pic,
    is_special: row.isSpecial,
    langs: [...new Set([...listed, ...writtenIn(row.intro)])],
    total,
  };
}

export async function listBanners(context: Context, locale: Locale) {
  const rows = await context.db.select().from(banners).orderBy(asc(banners.position), asc(banners.id));
  return rows.map((row) => {
    const title = pickText(row.title, locale);
    return { id: row.id, title: title.text, lang: title.lang, pic: row.pic, link: row.link };
  });
}

/** The day a UTC+8 reader calls today. */
export const today = (context: Context) => toWireDay(context.now());

export { listFlashes, readFlashDay } from './flashes';
export type { ListFilter } from './list-filter';
export { listBetween, listItemsById, listNewest, listPage, listWhole } from './lists';
export {
  listAuthors,
  listAuthorsById,
  listHotAuthors,
  listHotColumns,
  listWeeklyAuthors,
  readAuthor,
} from '@/backend/modules/people/queries';
export {
  saveContents,
  type ContentDraft,
  type ContentText,
  type ContentStatus,
} from '@/backend/modules/stories/commands/save';
