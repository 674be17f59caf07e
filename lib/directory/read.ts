import 'server-only';
import { tags } from '@/backend/contract/tags';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { toIso } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { localHtml, localLang, localText, type Reading } from '@/lib/platform/language/localize';
import { type Column, type Page, toColumn, toPage } from '@/lib/stories/read-articles';
import { need } from '@/lib/platform/calls/server';
import { type Story, toStory } from '@/lib/stories/story';

const HOUR = 3600;
const SITE_RULE = { tags: [tags.site], revalidate: HOUR };

export interface Notice {
  id: number;
  href: string;
  title: string;
  body: string;
  lang: Locale;
  langs: Locale[];
  releasedAt: string;
}

export interface Partner {
  id: number;
  href: string;
  name: string;
  lang: Locale;
  langs: Locale[];
  kind: CallOutput<'cooperation'>['list'][number]['kind'];
  url: string;
  description: string;
}

export interface Issue {
  id: number;
  href: string;
  number: number;
  title: string;
  summary: string;
  lang: Locale;
  langs: Locale[];
  /** `YYYY-MM-DD` */
  starts: string;
  ends: string;
  articles: Story[];
  flashes: Story[];
}

export interface ToolGroup {
  id: number;
  key: string;
  name: string;
  tools: { id: number; name: string; url: string; description: string; lang: Locale }[];
}

export type Series = Omit<CallOutput<'dataSeries'>['list'][number], 'is_sample' | 'updated_time'> & {
  isSample: boolean;
  updatedAt: string;
};

export interface SiteDocument {
  title: string;
  body: string;
  lang: Locale;
  updatedAt: string;
}

export async function listNotices(reading: Reading): Promise<Page<Notice>> {
  const data = await need('notices', { size: 50, locale: reading.locale }, SITE_RULE);
  return toPage(data, (row) => toNotice(row, reading));
}

/** One announcement. Ends the page when there is none. */
export async function readNotice(id: number, reading: Reading): Promise<Notice | undefined> {
  const data = await need('notices', { id, locale: reading.locale }, SITE_RULE);
  return data.list.map((row) => toNotice(row, reading))[0];
}

export async function listPartners(reading: Reading): Promise<Partner[]> {
  const data = await need('cooperation', { size: 100, locale: reading.locale }, SITE_RULE);
  return data.list.map((row) => toPartner(row, reading));
}

/** One partner. Ends the page when there is none. */
export async function readPartner(id: number, reading: Reading): Promise<Partner | undefined> {
  const data = await need('cooperation', { id, locale: reading.locale }, SITE_RULE);
  return data.list.map((row) => toPartner(row, reading))[0];
}

export async function listIssues(reading: Reading): Promise<Page<Issue>> {
  const data = await need('weeklies', { size: 100, locale: reading.locale }, SITE_RULE);
  return toPage(data, (row) => toIssue(row, reading));
}

/** One issue of the weekly with its articles and important flashes. Ends the page when there is none. */
export async function readIssue(id: number, reading: Reading): Promise<Issue | undefined> {
  const rule = { tags: [tags.site, tags.kind('article'), tags.kind('flash'), tags.titles], revalidate: HOUR };
  const data = await need('weeklies', { id, locale: reading.locale }, rule);
  return data.list.map((row) => toIssue(row, reading))[0];
}

/** Authors of an issue (the latest when no id is given). */
export async function listIssueAuthors(reading: Reading, id?: number): Promise<Column[]> {
  const data = await need('weeklyAuthors', { id, locale: reading.locale }, SITE_RULE);
  return data.list.map((card) => toColumn(card, reading));
}

export async function listTools(reading: Reading): Promise<ToolGroup[]> {
  const data = await need('tools', { locale: reading.locale }, SITE_RULE);
  return data.list.map((group) => ({
    id: group.id,
    key: group.key,
    name: localText(group.name, group.lang, reading),
    tools: group.tools.map((tool) => ({
      ...tool,
      description: localText(tool.description, tool.lang, reading),
      lang: localLang(tool.lang, reading),
    })),
  }));
}

/** Data series, all or of one type. */
export async function listSeries(
  reading: Reading,
  filter: Pick<CallInput<'dataSeries'>, 'type' | 'days'> = {},
): Promise<Series[]> {
  const data = await need(
    'dataSeries',
    { ...filter, locale: reading.locale },
    { tags: [tags.data], revalidate: HOUR },
  );
  return data.list.map(({ is_sample, updated_time, ...row }) => {
    const text = (value: string) => localText(value, row.lang, reading);
    return {
      ...row,
      name: text(row.name),
      description: text(row.description),
      unit: text(row.unit),
      source: text(row.source),
      lang: localLang(row.lang, reading),
      isSample: is_sample,
      updatedAt: toIso(updated_time),
    };
  });
}

export async function readDocument(
  key: CallInput<'document'>['key'],
  reading: Reading,
): Promise<SiteDocument> {
  const data = await need('document', { key, locale: reading.locale }, SITE_RULE);
  return {
    title: localText(data.title, data.lang, reading),
    body: localHtml(data.body, data.lang, reading),
    lang: localLang(data.lang, reading),
    updatedAt: toIso(data.updated_time),
  };
}

function toNotice(row: CallOutput<'notices'>['list'][number], reading: Reading): Notice {
  return {
    id: row.id,
    href: href(reading.locale, 'notice', { id: row.id }),
    title: localText(row.title, row.lang, reading),
    body: localHtml(row.body, row.lang, reading),
    lang: localLang(row.lang, reading),
    langs: row.langs,
    releasedAt: toIso(row.release_time),
  };
}

function toPartner(row: CallOutput<'cooperation'>['list'][number], reading: Reading): Partner {
  return {
    id: row.id,
    href: href(reading.locale, 'partner', { id: row.id }),
    name: localText(row.name, row.lang, reading),
    lang: localLang(row.lang, reading),
    langs: row.langs,
    kind: row.kind,
    url: row.url,
    description: localText(row.description, row.lang, reading),
  };
}

function toIssue(row: CallOutput<'weeklies'>['list'][number], reading: Reading): Issue {
  return {
    id: row.id,
    href: href(reading.locale, 'weeklyIssue', { id: row.id }),
    number: row.number,
    title: localText(row.title, row.lang, reading),
    summary: localText(row.summary, row.lang, reading),
    lang: localLang(row.lang, reading),
    langs: row.langs,
    starts: row.starts,
    ends: row.ends,
    articles: row.articles.map((item) => toStory(item, reading)),
    flashes: row.flashes.map((item) => toStory(item, reading)),
  };
}
