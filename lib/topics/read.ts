import 'server-only';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { tags } from '@/backend/contract/tags';
import type { CallOutput } from '@/backend/contract/calls';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { localLang, localText, type Reading } from '@/lib/platform/language/localize';
import { FIRST_PAGE } from '@/lib/platform/paging/pager';
import { need } from '@/lib/platform/calls/read';
import { type Story, toStory } from '@/lib/stories/story';
import { type Page, toPage } from '@/lib/platform/paging/page';
import { type Ref, toRef } from '@/lib/platform/routing/ref';

export interface Topic extends Ref {
  /** Languages of the introduction and of the items. */
  langs: Locale[];
  intro: string;
  pic: string;
  isSpecial: boolean;
  total: number;
}

/** Topics in the editors' order, each with its newest items. */
export async function listTopics(
  reading: Reading,
  isSpecialOnly = false,
): Promise<(Topic & { latest: Story[] })[]> {
  const data = await need(
    'specials',
    { special_only: isSpecialOnly, locale: reading.locale },
    { tags: [tags.topics, tags.titles], revalidate: LIFETIMES.list },
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
    { tags: [tags.topic(id), tags.topics, tags.titles], revalidate: LIFETIMES.list },
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
    { tags: [tags.label(id), tags.titles], revalidate: LIFETIMES.list },
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
