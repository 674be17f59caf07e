import 'server-only';
import { tags } from '@/backend/contract/tags';
import type { CallOutput } from '@/backend/contract/calls';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { call, readRequired } from '@/lib/platform/calls/read';
import { toIso } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { type Page, toPage } from '@/lib/platform/paging/page';
import type { PageRequest } from '@/lib/platform/paging/pager';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import { readToolText } from '../tool-text';
import { type AtlasDistrict, type ListedEntry, TOPICS } from './map';
import type { EntrySheet, ToolPage } from './sheet';

const RULE = { tags: [tags.site, tags.topics, tags.events], revalidate: LIFETIMES.list };
/** The rule for an entry, which names stories. */
const ENTRY_RULE = {
  ...RULE,
  tags: [...RULE.tags, tags.titles],
  named: ({ news }: CallOutput<'atlasEntry'>) => news.map(({ id }) => tags.content(id)),
};
/** The same rule for data with the number of votes. */
const VOTED_RULE = { ...ENTRY_RULE, tags: [...ENTRY_RULE.tags, tags.tools] };

/**
 * All entries of the atlas, by category; the topics come last.
 * @param topics the name of the district of topics
 */
export async function readAtlas(
  language: ReaderLanguage,
  topics: string,
): Promise<AtlasDistrict<ListedEntry>[]> {
  const atlas = await readRequired('atlas', { locale: language.locale }, RULE);
  return [
    ...atlas.districts.map(({ key, name, lang, entries }) => ({
      key,
      name: localText(name, lang, language),
      entries: entries.map((entry) => toEntry(entry, language)),
    })),
    { key: TOPICS, name: topics, entries: atlas.topics.map((entry) => toEntry(entry, language)) },
  ];
}

function toEntry(row: CallOutput<'atlas'>['topics'][number], language: ReaderLanguage): ListedEntry {
  const { key, name, lang, year, week, today, has_event: hasEvent, description, description_lang, url } = row;
  return {
    key,
    name: localText(name, lang, language),
    lang: localLang(lang, language),
    href: entryHref(key, language.locale),
    description: localText(description, description_lang, language),
    descriptionLang: localLang(description_lang, language),
    url,
    year,
    week,
    today,
    hasEvent: hasEvent && isShown('event'),
  };
}

/** A page of one category, in the order of the map. Null for an unknown category, or a page after the last. */
export async function readDistrict(
  key: string,
  language: ReaderLanguage,
  { page, size }: PageRequest,
): Promise<(Page<ListedEntry> & { name: string }) | null> {
  const districts = await readAtlas(language, '');
  const category = districts.find((district) => district.key === key && key !== TOPICS);
  if (!category || category.entries.length === 0) return null;
  const { name, entries } = category;
  const list = entries.slice((page - 1) * size, page * size);
  return list.length === 0
    ? null
    : { name, ...toPage({ list, total: entries.length, page, size }, (entry) => entry) };
}

/** The page of an entry: a tool’s own, or that of the topic. */
function entryHref(key: string, locale: Locale): string {
  const [kind, id = ''] = key.split('-');
  return href(locale, kind === 'topic' ? 'topic' : 'tool', { id });
}

/** What the sheet of an entry shows; null when there is no such entry, or the call failed. */
export async function readEntrySheet(key: string, language: ReaderLanguage): Promise<EntrySheet | null> {
  const reply = await call('atlasEntry', { key, locale: language.locale }, ENTRY_RULE);
  return reply.ok ? toSheet(reply.data, language) : null;
}

/** One tool with the stories about it. Ends in the 404 page when there is no such tool. */
export async function readTool(id: number, language: ReaderLanguage): Promise<ToolPage> {
  const data = await readRequired('atlasEntry', { key: `tool-${id}`, locale: language.locale }, VOTED_RULE);
  const { category, langs, description_lang, votes, about, related, writers, listed_time } = data;
  return {
    ...toSheet(data, language),
    id,
    votes,
    about: readToolText(localText(about, description_lang, language)),
    related,
    writers: writers.map((writer) => ({
      id: writer.id,
      name: localText(writer.name, writer.lang, language),
      lang: localLang(writer.lang, language),
      href: href(language.locale, 'author', { id: writer.id }),
      count: writer.count,
    })),
    listedAt: toIso(listed_time),
    lang: localLang(description_lang, language),
    langs,
    category: category && { id: category.id, name: localText(category.name, category.lang, language) },
  };
}

function toSheet(data: CallOutput<'atlasEntry'>, language: ReaderLanguage): EntrySheet {
  const { key, name, lang, description, description_lang, url, year, weeks, news, events } = data;
  const { locale } = language;
  return {
    key,
    name: localText(name, lang, language),
    href: entryHref(key, locale),
    description: localText(description, description_lang, language),
    url,
    year,
    weeks,
    news: news.map((item) => ({
      id: item.id,
      title: localText(item.title, item.lang, language),
      href: href(locale, item.kind === 'flash' ? 'flash' : 'article', { id: item.id }),
      at: toIso(item.release_time),
    })),
    events: (isShown('event') ? events : []).map((event) => ({
      id: event.id,
      title: localText(event.title, event.lang, language),
      city: localText(event.city, event.lang, language),
      href: href(locale, 'event', { id: event.id }),
      at: event.start_time,
    })),
  };
}
