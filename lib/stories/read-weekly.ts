import 'server-only';
import { LIFETIMES, SITE_RULE } from '@/lib/platform/cache/lifetimes';
import { tags } from '@/backend/contract/tags';
import type { CallOutput } from '@/backend/contract/calls';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { localLang, localText, type Reading } from '@/lib/platform/language/localize';
import { need } from '@/lib/platform/calls/read';
import { type Signer, toSigner } from './signer';
import { type Story, toStory } from './story';
import { type Page, toPage } from '@/lib/platform/paging/page';

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

export async function listIssues(reading: Reading): Promise<Page<Issue>> {
  const data = await need('weeklies', { size: 100, locale: reading.locale }, SITE_RULE);
  return toPage(data, (row) => toIssue(row, reading));
}

/** One issue of the weekly with its articles and important flashes. Ends the page when there is none. */
export async function readIssue(id: number, reading: Reading): Promise<Issue | undefined> {
  const rule = {
    tags: [tags.site, tags.kind('article'), tags.kind('flash'), tags.titles],
    revalidate: LIFETIMES.site,
  };
  const data = await need('weeklies', { id, locale: reading.locale }, rule);
  return data.list.map((row) => toIssue(row, reading))[0];
}

/** Who wrote in an issue. */
export async function listIssueAuthors(id: number, reading: Reading): Promise<Signer[]> {
  const data = await need('weeklyAuthors', { id, locale: reading.locale }, SITE_RULE);
  return data.list.map((card) => toSigner(card, reading));
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
