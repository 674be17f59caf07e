import 'server-only';
import type { Locale } from '@/lib/platform/language/locales';
import type { ShareCard } from './card';
import { blank } from './blank-card';

/** The card of a page that shows no story, event or other item. */
export function pageCard(
  address: string,
  title: string,
  text: string,
  locale: Locale,
  isNight: boolean,
): ShareCard {
  return { ...blank(locale, address), kind: 'page', lang: locale, title, text, isNight };
}
