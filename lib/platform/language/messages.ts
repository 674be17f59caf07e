import type {} from 'next-intl';
import type zhHans from '@/messages/zh-Hans.json';
import type { Locale } from './locales';
import { ownMessages } from './named-messages';

/** Every text of the interface. The three files have the same keys, so one type fits all. */
export type Messages = typeof zhHans;

const catalogues = {
  'zh-Hans': () => import('@/messages/zh-Hans.json'),
  'zh-Hant': () => import('@/messages/zh-Hant.json'),
  en: () => import('@/messages/en.json'),
} satisfies Record<Locale, () => Promise<{ default: Messages }>>;

/** The catalogues that were loaded: each loading of a bundled one would copy the names of all its texts. */
const loaded = new Map<Locale, Promise<{ default: Messages }>>();

/**
 * The messages of a language, as this newsroom says them. The build compiles messages with parameters, so only next-intl can read them; `raw` would
 * not return their text.
 */
export async function messagesOf(locale: Locale): Promise<Messages> {
  const catalogue = loaded.get(locale) ?? catalogues[locale]();
  loaded.set(locale, catalogue);
  return ownMessages((await catalogue).default, locale);
}

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
