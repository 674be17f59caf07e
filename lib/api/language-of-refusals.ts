import { LOCALES } from '@/backend/contract/locale';
import type { Locale } from '@/lib/platform/language/locales';

/**
 * The language of a refusal: `lang` of the address, else the language of Accept-Language that is wanted most and that
 * the site has, else English, the language of programs and their logs.
 */
export function languageOfRefusals(lang: string | null, accepted: string | null): Locale {
  return LOCALES.find((each) => each === lang) ?? wanted(accepted ?? '') ?? 'en';
}

function wanted(accepted: string): Locale | undefined {
  const ranges = accepted.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return { locale: localeOf(tag), weight: Number(weight) };
  });
  return ranges
    .filter(({ weight }) => weight > 0)
    .sort((first, second) => second.weight - first.weight)
    .find(({ locale }) => locale !== undefined)?.locale;
}

/** The language of the site that a tag of BCP 47 in lower case stands for. */
function localeOf(tag: string): Locale | undefined {
  const [language, ...others] = tag.split('-');
  if (language === 'en') return 'en';
  if (language !== 'zh') return undefined;
  if (others.includes('hans')) return 'zh-Hans';
  return others.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-Hant' : 'zh-Hans';
}
