import 'server-only';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { tags } from '@/backend/contract/tags';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/lib/platform/language/locales';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { FIRST_PAGE, type PageRequest } from '@/lib/platform/paging/pager';
import { readRequired } from '@/lib/platform/calls/read';
import { type Story, toStory } from '@/lib/stories/story';
import { type Page, toPage } from '@/lib/platform/paging/page';
import { type Signer, toSigner } from '@/lib/stories/signer';

/** Column with the number of its articles and the newest ones. */
export interface Column extends Signer {
  /** Languages of the bio and of the articles. */
  langs: Locale[];
  /** The wire time at which the member who writes under this name joined; null when no member does. */
  member: { since: string; isVerified: boolean } | null;
  total: number;
  followers: number;
  latest: Story[];
}

/** Columns, most recently published first. */
export async function listColumns(
  language: ReaderLanguage,
  { page, size } = FIRST_PAGE,
): Promise<Page<Column>> {
  const data = await readRequired(
    'authors',
    { page, size, locale: language.locale },
    { tags: [tags.authors, tags.titles], revalidate: LIFETIMES.list },
  );
  return toPage(data, (card) => toColumn(card, language));
}

/** Columns, those most read recently first. */
export async function listHotColumns(language: ReaderLanguage, size: number): Promise<Column[]> {
  const data = await readRequired(
    'columnHosts',
    { size, locale: language.locale },
    { tags: [tags.authors, tags.titles, tags.hot], revalidate: LIFETIMES.list },
  );
  return data.list.map((card) => toColumn(card, language));
}

/** One author. Ends in the 404 page when there is none. */
export async function readAuthor(id: number, language: ReaderLanguage): Promise<Column | undefined> {
  const data = await readRequired(
    'authors',
    { id, locale: language.locale },
    { tags: [tags.author(id), tags.titles], revalidate: LIFETIMES.list },
  );
  return data.list.map((card) => toColumn(card, language))[0];
}

/** Articles of columnists, newest first. */
export async function listColumnArticles(
  language: ReaderLanguage,
  { page, size }: PageRequest,
): Promise<Page<Story>> {
  const rule = { tags: [tags.kind('article'), tags.authors, tags.titles], revalidate: LIFETIMES.list };
  const data = await readRequired('columnArticles', { page, size, locale: language.locale }, rule);
  return toPage(data, (story) => toStory(story, language));
}

/** An author from the backend, converted to the form pages need. */
function toColumn(card: CallOutput<'authors'>['list'][number], language: ReaderLanguage): Column {
  return {
    ...toSigner(card, language),
    langs: card.langs,
    member: card.member && { since: card.member.since, isVerified: card.member.is_verified },
    total: card.total,
    followers: card.followers,
    latest: card.latest.map((story) => toStory(story, language)),
  };
}
