import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';

interface Work {
  '@type': 'NewsArticle';
  '@id': string;
}

/**
 * The links between a story's language versions: the original names its translations, each translation names the
 * original. Empty for a story in one language.
 * @param languages the languages with separate pages
 * @param written the language of the original
 * @param pageLocale the language of the page
 * @param nodeOf the node of the version in a language
 */
export function translationsOf(
  languages: readonly Locale[],
  written: Locale,
  pageLocale: Locale,
  nodeOf: (locale: Locale) => Work,
) {
  if (languages.length < 2) return {};
  const version = (locale: Locale) => ({ ...nodeOf(locale), inLanguage: HTML_LANG[locale] });
  return pageLocale === written
    ? { workTranslation: languages.filter((language) => language !== written).map(version) }
    : { translationOfWork: version(written) };
}
