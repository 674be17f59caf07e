import { LOCALES, type Locale } from '@/backend/contract/locale';
import type { LocalText } from '@/backend/db/schema/local-text';

/** The stored languages in order of preference, for a reader of each language. */
export const PREFERENCE: Record<Locale, readonly Locale[]> = {
  'zh-Hans': ['zh-Hans', 'zh-Hant', 'en'],
  'zh-Hant': ['zh-Hant', 'zh-Hans', 'en'],
  en: ['en', 'zh-Hans', 'zh-Hant'],
};

/** The row in the best language for a reader; undefined when there is none. */
export function preferred<Row extends { lang: Locale }>(
  rows: readonly Row[],
  locale: Locale,
): Row | undefined {
  return byPreference(rows, locale)[0];
}

/** Rows by how well their language suits a reader; rows of one language stay in their order. */
export function byPreference<Row extends { lang: Locale }>(rows: readonly Row[], locale: Locale): Row[] {
  return PREFERENCE[locale].flatMap((lang) => rows.filter((row) => row.lang === lang));
}

/** The best stored text for a reader, and its language. An empty text is used only when there is no other. */
export function pickText(text: LocalText, locale: Locale): { lang: Locale; text: string } {
  for (const lang of PREFERENCE[locale]) {
    const translation = text[lang];
    if (translation) return { lang, text: translation };
  }
  return { lang: LOCALES.find((lang) => text[lang] !== undefined) ?? locale, text: '' };
}

/**
 * The language in which texts are picked that are answered with one language for all: the reader's, unless a text lacks
 * its Chinese script and all have the other. The portal converts Chinese by that language, so that a text of the other
 * script would be left as it is.
 */
export function sharedLocale(texts: readonly LocalText[], locale: Locale): Locale {
  const other = locale === 'zh-Hans' ? 'zh-Hant' : 'zh-Hans';
  if (locale === 'en') return locale;
  const chinese = texts.filter((text) => text['zh-Hans'] || text['zh-Hant']);
  const isLacking = chinese.some((text) => !text[locale]);
  return isLacking && chinese.every((text) => text[other]) ? other : locale;
}

/** The languages in which any of these texts is written, in the order of `LOCALES`. */
export function writtenIn(...texts: LocalText[]): Locale[] {
  return LOCALES.filter((lang) => texts.some((text) => text[lang]));
}

/** A stored name in the best language, in the form of the contract's `namedRef`. */
export function named(id: number, name: LocalText, locale: Locale) {
  const { lang, text } = pickText(name, locale);
  return { id, name: text, lang };
}
