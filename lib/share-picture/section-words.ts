import 'server-only';
import { getTranslations } from 'next-intl/server';
import type messages from '@/messages/zh-Hans.json';
import type { Locale } from '../i18n/locales';
import type { RouteName } from '../routes';
import { siteName } from '../site';

type Namespace = keyof typeof messages;

/** Lists and sections with a picture of their own: where their title and their description stand. */
const SECTIONS: Partial<Record<RouteName, [namespace: Namespace, title: string, description: string]>> = {
  home: ['site', 'tagline', 'description'],
  news: ['news', 'title', 'description'],
  columns: ['columns', 'title', 'description'],
  columnList: ['authors', 'title', 'description'],
  articles: ['articles', 'title', 'description'],
  features: ['topics', 'title', 'description'],
  specials: ['topics', 'specialTitle', 'specialDescription'],
  events: ['events', 'title', 'description'],
  eventsPast: ['events', 'pastTitle', 'pastDescription'],
  usa: ['region', 'usaTitle', 'usaDescription'],
  hk: ['region', 'hkTitle', 'hkDescription'],
  data: ['data', 'title', 'description'],
  tools: ['toolsDirectory', 'title', 'description'],
  calendar: ['calendar', 'title', 'description'],
  organisers: ['organisers', 'title', 'description'],
  weekly: ['weekly', 'title', 'description'],
  partners: ['partners', 'title', 'description'],
  notices: ['notices', 'title', 'description'],
};

/** Title and description of a section's picture; null when it has none. */
export async function sectionWords(
  name: string,
  locale: Locale,
): Promise<{ name: RouteName; title: string; text: string } | null> {
  const found = Object.entries(SECTIONS).find(([route]) => route === name);
  if (!found) return null;
  const [route, [namespace, title, text]] = found;
  const t = await getTranslations({ locale });
  const key = (word: string) => `${namespace}.${word}` as Parameters<typeof t>[0];
  return { name: route as RouteName, title: t(key(title)), text: t(key(text)) };
}
