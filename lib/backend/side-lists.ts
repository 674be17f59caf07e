import 'server-only';
import { tags } from '@/backend/contract/tags';
import type { CallOutput } from '@/backend/contract/calls';
import { href } from '../i18n/address';
import { localLang, localText, type Reading } from '../i18n/localize';
import type { Locale } from '../i18n/locales';
import { call } from './server';
import { toSigner, toStory } from './story';

const AGE_SECONDS = 300;
const HOT_RULE = { tags: [tags.hot, tags.titles], revalidate: AGE_SECONDS };

/** One line of a list beside the text. */
export interface SideItem {
  id: number;
  title: string;
  lang: Locale;
  href: string;
  /** Who or when, when the list shows it. */
  note?: string;
  /** Picture of an author list. */
  pic?: string;
}

/** Lists beside the text fail silently: without an answer they are empty and do not show. */
export async function listHotSearch(reading: Reading): Promise<SideItem[]> {
  const outcome = await call('hotSearchItems', { locale: reading.locale }, HOT_RULE);
  return outcome.ok ? outcome.data.searchLists.map((item) => toSearchItem(item, reading)) : [];
}

/** Ten of them: two pages of five. */
export async function listRecommended(reading: Reading): Promise<SideItem[]> {
  const outcome = await call('recommendations', { page: 1, size: 10, locale: reading.locale }, HOT_RULE);
  if (!outcome.ok) return [];
  return outcome.data.list.map((item) => {
    const story = toStory(item, reading);
    return { id: story.id, title: story.title, lang: story.lang, href: story.href };
  });
}

/** Items of the label the side column follows (4, spec §7). */
export async function listOfLabel(reading: Reading, id = 4): Promise<{ name: string; items: SideItem[] } | null> {
  const rule = { tags: [tags.label(id), tags.titles], revalidate: AGE_SECONDS };
  const outcome = await call('labelDetails', { id, size: 5, locale: reading.locale }, rule);
  if (!outcome.ok) return null;
  const items = outcome.data.data.list.map((item) => {
    const story = toStory(item, reading);
    return { id: story.id, title: story.title, lang: story.lang, href: story.href };
  });
  return { name: localText(outcome.data.label.name, outcome.data.label.lang, reading), items };
}

/** Authors read most, each with the newest title. */
export async function listHotAuthors(reading: Reading, page = 1): Promise<SideItem[]> {
  const outcome = await call('hotAuthors', { page, size: 5, locale: reading.locale }, HOT_RULE);
  if (!outcome.ok) return [];
  return outcome.data.hotLists.flatMap((card) => {
    const [latest] = card.latest;
    if (!latest) return [];
    const story = toStory(latest, reading);
    const author = toSigner(card, reading);
    return [{ id: author.id, title: story.title, lang: story.lang, href: story.href, note: author.name, pic: author.avatar }];
  });
}

function toSearchItem(item: CallOutput<'hotSearchItems'>['searchLists'][number], reading: Reading): SideItem {
  return {
    id: item.id,
    title: localText(item.title, item.lang, reading),
    lang: localLang(item.lang, reading),
    href: href(reading.locale, item.kind, { id: item.id }),
  };
}
