import 'server-only';
import { localLang, localText, readerLanguage } from '@/lib/platform/language/localize';
import type { Locale } from '@/lib/platform/language/locales';

interface Titled {
  title: string;
  lang: Locale;
}

interface Named {
  name: string;
  lang: Locale;
}

function isTitled(value: object): value is Titled {
  return 'title' in value && typeof value.title === 'string' && hasLang(value);
}

function isNamed(value: object): value is Named {
  return 'name' in value && typeof value.name === 'string' && hasLang(value);
}

function hasLang(value: object): boolean {
  return 'lang' in value && (value.lang === 'zh-Hans' || value.lang === 'zh-Hant' || value.lang === 'en');
}

/** The same data; every title or name with a `lang`, and the `text` beside a title, is in the script of the page. */
export function localizeTitles(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((one) => localizeTitles(one, locale));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, localizeTitles(part, locale)]),
  );
  const language = readerLanguage(locale);
  if (isNamed(value))
    return {
      ...parts,
      name: localText(value.name, value.lang, language),
      lang: localLang(value.lang, language),
    };
  if (!isTitled(value)) return parts;
  const local = (text: string) => localText(text, value.lang, language);
  return {
    ...parts,
    title: local(value.title),
    ...(typeof parts.text === 'string' && { text: local(parts.text) }),
    lang: localLang(value.lang, language),
  };
}
