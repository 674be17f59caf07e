import 'server-only';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { tags } from '@/backend/contract/tags';
import type { CallOutput } from '@/backend/contract/calls';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { FIRST_PAGE } from '@/lib/platform/paging/pager';
import { readRequired } from '@/lib/platform/calls/read';
import { type Story, toStory } from '@/lib/stories/story';
import { type Page, toPage } from '@/lib/platform/paging/page';
import { type Ref, toRef } from '@/lib/platform/routing/ref';

/** The id of the topic of decentralised exchanges; it is reserved for the list of the most read stories about them. */
export const DEX_TOPIC = 5;

export interface Topic extends Ref {
  /** The languages of the introduction and of the stories. */
  langs: Locale[];
  intro: string;
  /** The current state of the topic's subject in one line; empty when nobody wrote one. */
  summary: string;
  /** The day (UTC+8) the line was written. */
  summaryDay: string | null;
  pic: string;
  isSpecial: boolean;
  total: number;
}

/** Topics in the editors' order, each with its newest stories. */
export async function listTopics(
  language: ReaderLanguage,
  isSpecialOnly = false,
): Promise<(Topic & { latest: Story[] })[]> {
  const data = await readRequired(
    'specials',
    { special_only: isSpecialOnly, locale: language.locale },
    { tags: [tags.topics, tags.titles], revalidate: LIFETIMES.list },
  );
  return data.list.map((row) => ({
    ...toTopic(row, language),
    latest: row.latest.map((story) => toStory(story, language)),
  }));
}

/**
 * Anybody can invent page numbers after the last page: pages from the second on are cached only when they are not
 * empty.
 */
const ofPage = (page: number) => (page > 1 ? { isCachedWhen: 'data.list' } : {});

/** A topic, the stories at its top, and a page of all its stories. Ends in the 404 page when there is none. */
export async function readTopic(
  id: number,
  language: ReaderLanguage,
  { page, size } = FIRST_PAGE,
): Promise<{ topic: Topic; lead: Story[]; stories: Page<Story> }> {
  const data = await readRequired(
    'specialDetails',
    { id, page, size, locale: language.locale },
    { ...ofPage(page), tags: [tags.topic(id), tags.topics, tags.titles], revalidate: LIFETIMES.list },
  );
  return {
    topic: toTopic(data.topic, language),
    lead: data.lead.map((story) => toStory(story, language)),
    stories: toPage(data.data, (story) => toStory(story, language)),
  };
}

/** A label and a page of its stories. Ends in the 404 page when there is none. */
export async function readLabel(
  id: number,
  language: ReaderLanguage,
  { page, size } = FIRST_PAGE,
): Promise<{ label: Ref & { langs: Locale[] }; stories: Page<Story> }> {
  const data = await readRequired(
    'labelDetails',
    { id, page, size, locale: language.locale },
    { ...ofPage(page), tags: [tags.label(id), tags.titles], revalidate: LIFETIMES.list },
  );
  return {
    label: { ...toRef(data.label, language, 'label'), langs: data.label.langs },
    stories: toPage(data.data, (story) => toStory(story, language)),
  };
}

function toTopic(row: CallOutput<'specialDetails'>['topic'], language: ReaderLanguage): Topic {
  return {
    id: row.id,
    name: localText(row.name, row.lang, language),
    lang: localLang(row.lang, language),
    href: href(language.locale, 'topic', { id: row.id }),
    intro: localText(row.intro, row.lang, language),
    summary: localText(row.summary, row.lang, language),
    summaryDay: row.summary_day,
    pic: row.pic,
    isSpecial: row.is_special,
    langs: row.langs,
    total: row.total,
  };
}
