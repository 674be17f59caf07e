import 'server-only';
import { tags } from '@/backend/contract/tags';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { localLang, localText, type Reading } from '@/lib/platform/language/localize';
import { FIRST_PAGE, type PageRequest } from '@/lib/platform/paging/pager';
import { need } from '@/lib/platform/calls/server';
import { type Ref, type Signer, type Story, toRef, toSigner, toStory } from './story';
import { toFlash, type Flash } from './story';
import type { FlashDay } from './read';

const LIST_SECONDS = 300;

/** One numbered page of a list; `pages` is at least 1. */
export interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  size: number;
  pages: number;
}

export type ArticleFilter = Pick<CallInput<'articles'>, 'category' | 'author' | 'region' | 'topic' | 'label'>;

/** Column with the number of its articles and the newest ones. */
export interface Column extends Signer {
  /** Languages of the bio and of the articles. */
  langs: Locale[];
  total: number;
  latest: Story[];
}

export interface Topic extends Ref {
  /** Languages of the introduction and of the items. */
  langs: Locale[];
  intro: string;
  pic: string;
  isSpecial: boolean;
  total: number;
}

export interface Home {
  lead: Story | null;
  picks: Story[];
  columns: Story[];
  flashes: Flash[];
  day: FlashDay;
}

export async function readHome(reading: Reading): Promise<Home> {
  const data = await need(
    'homeLists',
    { locale: reading.locale },
    { tags: [tags.kind('flash'), tags.kind('article'), tags.titles, tags.hot], revalidate: LIST_SECONDS },
  );
  const stories = (items: typeof data.picks) => items.map((item) => toStory(item, reading));
  return {
    lead: data.lead && toStory(data.lead, reading),
    picks: stories(data.picks),
    columns: stories(data.columns),
    flashes: data.flashes.map((item) => toFlash(item, reading)),
    day: data.day,
  };
}

/** Articles by one filter, newest first, with the languages of all of them. */
export async function listArticles(
  reading: Reading,
  filter: ArticleFilter,
  { page, size } = FIRST_PAGE,
): Promise<Page<Story> & { langs: Locale[] }> {
  const data = await need(
    'articles',
    { ...filter, page, size, locale: reading.locale },
    { tags: [...filterTags(filter), tags.titles], revalidate: LIST_SECONDS },
  );
  return { ...toPage(data, (item) => toStory(item, reading)), langs: data.langs };
}

function filterTags({ category, author, region, topic, label }: ArticleFilter): string[] {
  if (category) return [tags.category(Number(category))];
  if (author) return [tags.author(Number(author))];
  if (topic) return [tags.topic(Number(topic))];
  if (label) return [tags.label(Number(label))];
  if (region) return [tags.region(region)];
  return [tags.kind('article')];
}

export type Category = Ref & { key: string; appliesTo: 'flash' | 'article' | 'both' };

export async function listCategories(reading: Reading): Promise<Category[]> {
  const data = await need('categories', { locale: reading.locale }, { tags: [tags.site], revalidate: 3600 });
  return data.list.map((row) => ({
    ...toRef(row, reading, row.applies_to === 'flash' ? 'newsCategory' : 'category'),
    key: row.key,
    appliesTo: row.applies_to,
  }));
}

/** A category of articles or of flashes. */
export async function findCategory(
  id: number,
  kind: 'flash' | 'article',
  reading: Reading,
): Promise<Category | undefined> {
  const other = kind === 'flash' ? 'article' : 'flash';
  return (await listCategories(reading)).find((one) => one.id === id && one.appliesTo !== other);
}

/** Columns, most recently published first. */
export async function listColumns(reading: Reading, { page, size } = FIRST_PAGE): Promise<Page<Column>> {
  const data = await need(
    'authors',
    { page, size, locale: reading.locale },
    { tags: [tags.authors, tags.titles], revalidate: LIST_SECONDS },
  );
  return toPage(data, (card) => toColumn(card, reading));
}

/** Columns by what is read of them of late. */
export async function listHotColumns(reading: Reading, size: number): Promise<Column[]> {
  const data = await need(
    'columnHosts',
    { size, locale: reading.locale },
    { tags: [tags.authors, tags.titles, tags.hot], revalidate: LIST_SECONDS },
  );
  return data.list.map((card) => toColumn(card, reading));
}

/** One author. Ends the page when there is none. */
export async function readAuthor(id: number, reading: Reading): Promise<Column | undefined> {
  const data = await need(
    'authors',
    { id, locale: reading.locale },
    { tags: [tags.author(id), tags.titles], revalidate: LIST_SECONDS },
  );
  return data.list.map((card) => toColumn(card, reading))[0];
}

/** Articles of columnists, newest first. */
export async function listColumnArticles(
  reading: Reading,
  { page, size }: PageRequest,
): Promise<Page<Story>> {
  const rule = { tags: [tags.kind('article'), tags.authors, tags.titles], revalidate: LIST_SECONDS };
  const data = await need('hotColumns', { page, size, locale: reading.locale }, rule);
  return toPage(data, (item) => toStory(item, reading));
}

/** Articles read most of late. */
export async function listPopular(reading: Reading, size: number): Promise<Story[]> {
  const data = await need(
    'popularColumns',
    { size, locale: reading.locale },
    { tags: [tags.hot, tags.titles], revalidate: LIST_SECONDS },
  );
  return data.list.map((item) => toStory(item, reading));
}

/** Topics in the editors' order, each with its newest items. */
export async function listTopics(
  reading: Reading,
  isSpecialOnly = false,
): Promise<(Topic & { latest: Story[] })[]> {
  const data = await need(
    'specials',
    { special_only: isSpecialOnly, locale: reading.locale },
    { tags: [tags.topics, tags.titles], revalidate: LIST_SECONDS },
  );
  return data.list.map((row) => ({
    ...toTopic(row, reading),
    latest: row.latest.map((item) => toStory(item, reading)),
  }));
}

/** A topic and a page of its items. Ends the page when there is none. */
export async function readTopic(
  id: number,
  reading: Reading,
  { page, size } = FIRST_PAGE,
): Promise<{ topic: Topic; items: Page<Story> }> {
  const data = await need(
    'specialDetails',
    { id, page, size, locale: reading.locale },
    { tags: [tags.topic(id), tags.topics, tags.titles], revalidate: LIST_SECONDS },
  );
  return { topic: toTopic(data.topic, reading), items: toPage(data.data, (item) => toStory(item, reading)) };
}

/** A label and a page of its items. Ends the page when there is none. */
export async function readLabel(
  id: number,
  reading: Reading,
  { page, size } = FIRST_PAGE,
): Promise<{ label: Ref & { langs: Locale[] }; items: Page<Story> }> {
  const data = await need(
    'labelDetails',
    { id, page, size, locale: reading.locale },
    { tags: [tags.label(id), tags.titles], revalidate: LIST_SECONDS },
  );
  return {
    label: { ...toRef(data.label, reading, 'label'), langs: data.label.langs },
    items: toPage(data.data, (item) => toStory(item, reading)),
  };
}

function toTopic(row: CallOutput<'specialDetails'>['topic'], reading: Reading): Topic {
  return {
    id: row.id,
    name: localText(row.name, row.lang, reading),
    lang: localLang(row.lang, reading),
    href: href(reading.locale, 'topic', { id: row.id }),
    intro: localText(row.intro, row.lang, reading),
    pic: row.pic,
    isSpecial: row.is_special,
    langs: row.langs,
    total: row.total,
  };
}

/** An author's card in the portal's terms. */
export function toColumn(card: CallOutput<'authors'>['list'][number], reading: Reading): Column {
  return {
    ...toSigner(card, reading),
    langs: card.langs,
    total: card.total,
    latest: card.latest.map((item) => toStory(item, reading)),
  };
}

/** A wire page in the portal's terms. */
export function toPage<From, To>(
  data: { list: From[]; total: number; page: number; size: number },
  each: (item: From) => To,
): Page<To> {
  const pages = Math.max(1, Math.ceil(data.total / data.size));
  return { items: data.list.map(each), total: data.total, page: data.page, size: data.size, pages };
}
