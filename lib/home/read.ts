import 'server-only';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { tags } from '@/backend/contract/tags';
import { localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { call, readRequired } from '@/lib/platform/calls/read';
import type { Locale } from '@/lib/platform/language/locales';
import { leadsToSectionOff } from '@/lib/platform/routing/hidden-sections';
import { localAddress } from '@/lib/platform/routing/local-address';
import { type Story, toStory, toFlash, type Flash } from '@/lib/stories/story';
import type { FlashDay } from '@/lib/stories/read';

export interface Home {
  lead: Story | null;
  picks: Story[];
  columns: Story[];
  flashes: Flash[];
  day: FlashDay;
}

export interface Banner {
  id: number;
  title: string;
  /** A number set large, and what it counts; empty without one. */
  figure: string;
  unit: string;
  /** One sentence; may be empty. */
  summary: string;
  lang: Locale;
  /** The address in the reader's language, or an absolute address on another site. */
  href: string;
}

/** The tags of lists that contain stories of any kind. */
const OF_ITEMS = [tags.kind('flash'), tags.kind('article'), tags.titles];

/**
 * The banners that editors placed; none when the backend does not answer. A banner for a story appears and disappears
 * with it, one for a page of a section that is off is left out.
 */
export async function listBanners(language: ReaderLanguage): Promise<Banner[]> {
  const { locale } = language;
  const outcome = await call(
    'banners',
    { locale },
    { tags: [tags.site, ...OF_ITEMS], revalidate: LIFETIMES.list },
  );
  if (!outcome.ok) return [];
  const shown = outcome.data.list.filter(({ link }) => !leadsToSectionOff(link));
  return shown.map(({ id, title, figure, unit, summary, lang, link }) => ({
    id,
    title: localText(title, lang, language),
    figure: localText(figure, lang, language),
    unit: localText(unit, lang, language),
    summary: localText(summary, lang, language),
    lang: localLang(lang, language),
    href: link.startsWith('/') ? localAddress(locale, link) : link,
  }));
}

export async function readHome(language: ReaderLanguage): Promise<Home> {
  const data = await readRequired(
    'homeLists',
    { locale: language.locale },
    { tags: [...OF_ITEMS, tags.hot, tags.today], revalidate: LIFETIMES.list },
  );
  const stories = (rows: typeof data.picks) => rows.map((story) => toStory(story, language));
  return {
    lead: data.lead && toStory(data.lead, language),
    picks: stories(data.picks),
    columns: stories(data.columns),
    flashes: data.flashes.map((flash) => toFlash(flash, language)),
    day: data.day,
  };
}
