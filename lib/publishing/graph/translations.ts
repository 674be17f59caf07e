import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';

interface Work {
  '@type': 'NewsArticle';
  '@id': string;
}

/**
 * How an item's versions hang together: the one it was written in names its translations, they name it.
 * @param languages those with pages of their own
 * @param written the language it was written in
 * @param nodeOf the version in a language, as its own page's graph calls it
 */
export function translationsOf(
  languages: readonly Locale[],
  written: Locale,
  own: Locale,
  nodeOf: (locale: Locale) => Work,
) {
  if (languages.length < 2) return {};
  const version = (locale: Locale) => ({ ...nodeOf(locale), inLanguage: HTML_LANG[locale] });
  return own === written
    ? { workTranslation: languages.filter((one) => one !== written).map(version) }
    : { translationOfWork: version(written) };
}
