import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import { routes, type RouteName } from '@/lib/platform/routing/routes';

/** Pages that show no single story, event or other item: the messages of their title and their description. */
const SECTIONS: Partial<Record<RouteName, readonly [title: string, description: string]>> = {
  home: ['site.tagline', 'site.description'],
  news: ['news.title', 'news.description'],
  newsImportant: ['news.importantTitle', 'news.importantDescription'],
  columns: ['columns.title', 'columns.description'],
  columnList: ['authors.title', 'authors.description'],
  articles: ['articles.title', 'articles.description'],
  features: ['topics.title', 'topics.description'],
  specials: ['topics.specialTitle', 'topics.specialDescription'],
  events: ['events.title', 'events.description'],
  eventsPast: ['events.pastTitle', 'events.pastDescription'],
  usa: ['region.usaTitle', 'region.usaDescription'],
  hk: ['region.hkTitle', 'region.hkDescription'],
  data: ['data.title', 'data.description'],
  dataRecords: ['records.title', 'records.description'],
  tools: ['toolsDirectory.title', 'toolsDirectory.description'],
  calendar: ['calendar.title', 'calendar.description'],
  organisers: ['organisers.title', 'organisers.description'],
  weekly: ['weekly.title', 'weekly.description'],
  letters: ['letters.title', 'letters.description'],
  developers: ['developers.title', 'developers.description'],
  partners: ['partners.title', 'partners.description'],
  notices: ['notices.title', 'notices.description'],
  search: ['search.title', 'search.description'],
  download: ['download.title', 'download.description'],
  about: ['nav.about', 'documents.about'],
  copyright: ['nav.copyright', 'documents.copyright'],
  contact: ['nav.contact', 'documents.contact'],
  terms: ['nav.terms', 'documents.terms'],
  disclaimer: ['nav.disclaimer', 'documents.disclaimer'],
  atlas: ['atlas.title', 'atlas.description'],
  personalities: ['quiz.title', 'quiz.description'],
  frontDoor: ['frontDoor.name', 'frontDoor.description'],
};

export interface SectionWords {
  name: RouteName;
  title: string;
  text: string;
}

/** Title and description of a section, for its head, its graph and its picture; null when it has none. */
export async function sectionWords(name: string, locale: Locale): Promise<SectionWords | null> {
  const route = (Object.keys(routes) as RouteName[]).find((routeName) => routeName === name);
  const t = await getTranslations({ locale });
  if (!route) return null;
  const keys = SECTIONS[route] ?? [];
  const [title, text] = keys.map((key) => key as Parameters<typeof t>[0]);
  if (!title || !text || !t.has(title)) return null;
  return { name: route, title: t(title), text: t(text) };
}
