import 'server-only';
import { SITE_RULE } from '@/lib/platform/cache/lifetimes';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { toIso } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { localHtml, localLang, localText, type Reading } from '@/lib/platform/language/localize';
import { need } from '@/lib/platform/calls/read';
import { type Page, toPage } from '@/lib/platform/paging/page';

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
  tools: { id: number; name: string; url: string; description: string; lang: Locale }[];
}

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
