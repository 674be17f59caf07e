import 'server-only';
import { LIFETIMES, SITE_RULE } from '@/lib/platform/cache/lifetimes';
import { tags } from '@/backend/contract/tags';
import type { CallOutput } from '@/backend/contract/calls';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { readRequired } from '@/lib/platform/calls/read';
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
  /** The editor's letter, in paragraphs, and who signs it; null without one. */
  letter: { paragraphs: string[]; by: string; lang: Locale } | null;
  /** `YYYY-MM-DD` */
  starts: string;
  ends: string;
  articles: Story[];
  flashes: Story[];
}

const ARTICLE_TAGS = [tags.site, tags.kind('article'), tags.titles];

/** The issues, without what is in them. */
export async function listIssues(language: ReaderLanguage): Promise<Page<Issue>> {
  const data = await readRequired('weeklies', { size: 100, locale: language.locale }, SITE_RULE);
  return toPage(data, (row) => toIssue(row, language));
}

/** The issues, those of the last half year with their articles. */
export async function listPicturedIssues(language: ReaderLanguage): Promise<Page<Issue>> {
  const input = { size: 100, with_articles: true, locale: language.locale };
  const data = await readRequired('weeklies', input, { tags: ARTICLE_TAGS, revalidate: LIFETIMES.site });
  return toPage(data, (row) => toIssue(row, language));
}

/** One issue of the weekly with its articles and important flashes. Ends in the 404 page when there is none. */
export async function readIssue(id: number, language: ReaderLanguage): Promise<Issue | undefined> {
  const rule = {
    tags: [...ARTICLE_TAGS, tags.kind('flash')],
    revalidate: LIFETIMES.site,
  };
  const data = await readRequired('weeklies', { id, locale: language.locale }, rule);
  return data.list.map((row) => toIssue(row, language))[0];
}

/** The authors of an issue of the weekly. */
export async function listIssueAuthors(id: number, language: ReaderLanguage): Promise<Signer[]> {
  const data = await readRequired('weeklyAuthors', { id, locale: language.locale }, SITE_RULE);
  return data.list.map((card) => toSigner(card, language));
}

function toIssue(row: CallOutput<'weeklies'>['list'][number], language: ReaderLanguage): Issue {
  return {
    id: row.id,
    href: href(language.locale, 'weeklyIssue', { id: row.id }),
    number: row.number,
    title: localText(row.title, row.lang, language),
    summary: localText(row.summary, row.lang, language),
    lang: localLang(row.lang, language),
    langs: row.langs,
    letter: row.letter && toLetter(row.letter, language),
    starts: row.starts,
    ends: row.ends,
    articles: row.articles.map((story) => toStory(story, language)),
    flashes: row.flashes.map((story) => toStory(story, language)),
  };
}

type WireLetter = NonNullable<CallOutput<'weeklies'>['list'][number]['letter']>;

function toLetter({ text, by, lang }: WireLetter, language: ReaderLanguage): NonNullable<Issue['letter']> {
  const paragraphs = localText(text, lang, language).split(/\n\s*/);
  return {
    paragraphs: paragraphs.map((paragraph) => paragraph.trim()).filter(Boolean),
    by: localText(by, lang, language),
    lang: localLang(lang, language),
  };
}
