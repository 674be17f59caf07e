import { convertText } from '@/backend/contract/chinese/convert-text';
import type { Locale } from './locales';

/** A text of the desk by language. */
type Local = Partial<Record<Locale, string>>;

/** A text in a language; one Chinese script is converted from the other. Empty when neither is written. */
export function textIn(texts: Local, locale: Locale): string {
  if (locale === 'en') return texts.en ?? '';
  const other = locale === 'zh-Hant' ? 'zh-Hans' : 'zh-Hant';
  return texts[locale] ?? convertText(texts[other] ?? '', locale);
}

/** A name in a language, else in any it is written in. */
export function nameIn(names: Local, locale: Locale): string {
  return textIn(names, locale) || (names.en ?? names['zh-Hans'] ?? names['zh-Hant'] ?? '');
}
