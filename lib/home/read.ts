import 'server-only';
import { LIFETIMES, SITE_RULE } from '@/lib/platform/cache/lifetimes';
import { tags } from '@/backend/contract/tags';
import type { Locale } from '@/lib/platform/language/locales';
import { localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { need } from '@/lib/platform/calls/read';
import { type Story, toStory, toFlash, type Flash } from '@/lib/stories/story';
import type { FlashDay } from '@/lib/stories/read';

export interface Home {
  lead: Story | null;
  picks: Story[];
  columns: Story[];
  flashes: Flash[];
  day: FlashDay;
}

export async function readHome(language: ReaderLanguage): Promise<Home> {
  const data = await need(
    'homeLists',
    { locale: language.locale },
    { tags: [tags.kind('flash'), tags.kind('article'), tags.titles, tags.hot], revalidate: LIFETIMES.list },
  );
  const stories = (items: typeof data.picks) => items.map((item) => toStory(item, language));
  return {
    lead: data.lead && toStory(data.lead, language),
    picks: stories(data.picks),
    columns: stories(data.columns),
    flashes: data.flashes.map((item) => toFlash(item, language)),
    day: data.day,
  };
}

export interface Banner {
  id: number;
  title: string;
  lang: Locale;
  /** Path of a stored picture, or empty. */
  pic: string;
  link: string;
}

/** Banners that are shown at this moment, in the editors' order. */
export async function listBanners(language: ReaderLanguage): Promise<Banner[]> {
  const { list } = await need('banners', { locale: language.locale }, SITE_RULE);
  return list.map((row) => ({
    ...row,
    title: localText(row.title, row.lang, language),
    lang: localLang(row.lang, language),
  }));
}
