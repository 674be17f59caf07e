import 'server-only';
import { SITE_RULE } from '@/lib/platform/cache/lifetimes';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { tags } from '@/backend/contract/tags';
import { toIso } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { localHtml, localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { readRequired } from '@/lib/platform/calls/read';
import { type Page, toPage } from '@/lib/platform/paging/page';
import type { PageRequest } from '@/lib/platform/paging/pager';

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

export interface ToolGroup {
  id: number;
  key: string;
  name: string;
  tools: {
    id: number;
    name: string;
    url: string;
    description: string;
    lang: Locale;
    votes: number;
    /** The number of stories of a year that name it. */
    year: number;
    /** Since when it is listed, ISO; empty when unknown. */
    listedAt: string;
  }[];
}

export interface SiteDocument {
  title: string;
  body: string;
  lang: Locale;
  updatedAt: string;
}

export async function listNotices(
  language: ReaderLanguage,
  { page, size }: PageRequest,
): Promise<Page<Notice>> {
  const data = await readRequired('notices', { page, size, locale: language.locale }, SITE_RULE);
  return toPage(data, (row) => toNotice(row, language));
}

/** One announcement. Ends in the 404 page when there is none. */
export async function readNotice(id: number, language: ReaderLanguage): Promise<Notice | undefined> {
  const data = await readRequired('notices', { id, locale: language.locale }, SITE_RULE);
  return data.list.map((row) => toNotice(row, language))[0];
}

export async function listPartners(language: ReaderLanguage): Promise<Partner[]> {
  const data = await readRequired('cooperation', { size: 100, locale: language.locale }, SITE_RULE);
  return data.list.map((row) => toPartner(row, language));
}

/** One partner. Ends in the 404 page when there is none. */
export async function readPartner(id: number, language: ReaderLanguage): Promise<Partner | undefined> {
  const data = await readRequired('cooperation', { id, locale: language.locale }, SITE_RULE);
  return data.list.map((row) => toPartner(row, language))[0];
}

export async function listTools(language: ReaderLanguage): Promise<ToolGroup[]> {
  const data = await readRequired(
    'tools',
    { locale: language.locale },
    { ...SITE_RULE, tags: [...SITE_RULE.tags, tags.tools] },
  );
  return data.list.map((group) => ({
    id: group.id,
    key: group.key,
    name: localText(group.name, group.lang, language),
    tools: group.tools.map(({ listed_time, ...tool }) => ({
      ...tool,
      listedAt: toIso(listed_time),
      description: localText(tool.description, tool.lang, language),
      lang: localLang(tool.lang, language),
    })),
  }));
}

export async function readDocument(
  key: CallInput<'document'>['key'],
  language: ReaderLanguage,
): Promise<SiteDocument> {
  const data = await readRequired('document', { key, locale: language.locale }, SITE_RULE);
  return {
    title: localText(data.title, data.lang, language),
    body: localHtml(data.body, data.lang, language),
    lang: localLang(data.lang, language),
    updatedAt: toIso(data.updated_time),
  };
}

function toNotice(row: CallOutput<'notices'>['list'][number], language: ReaderLanguage): Notice {
  return {
    id: row.id,
    href: href(language.locale, 'notice', { id: row.id }),
    title: localText(row.title, row.lang, language),
    body: localHtml(row.body, row.lang, language),
    lang: localLang(row.lang, language),
    langs: row.langs,
    releasedAt: toIso(row.release_time),
  };
}

function toPartner(row: CallOutput<'cooperation'>['list'][number], language: ReaderLanguage): Partner {
  return {
    id: row.id,
    href: href(language.locale, 'partner', { id: row.id }),
    name: localText(row.name, row.lang, language),
    lang: localLang(row.lang, language),
    langs: row.langs,
    kind: row.kind,
    url: row.url,
    description: localText(row.description, row.lang, language),
  };
}
