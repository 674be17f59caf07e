import { LOCALES, type Locale } from '@/backend/contract/locale';

type Path = (string | number)[];

/** Whether a value is a text by language, as stored in documents; an empty object is one. */
function isLocalText(value: unknown): value is Partial<Record<Locale, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((key) => LOCALES.some((locale) => locale === key))
  );
}

/**
 * Paths of the texts that exist in some language, but not in every language of the title. Traditional Chinese is never
 * required, because it is converted.
 */
export function missingTexts(document: { title: Partial<Record<Locale, string>> }): Path[] {
  const needed = LOCALES.filter((locale) => locale !== 'zh-Hant' && document.title[locale] !== undefined);
  return walk(document, [], needed);
}

function walk(value: unknown, path: Path, needed: readonly Locale[]): Path[] {
  if (Array.isArray(value))
    return value.flatMap((element: unknown, at) => walk(element, [...path, at], needed));
  if (typeof value !== 'object' || value === null) return [];
  if (!isLocalText(value))
    return Object.entries(value).flatMap(([key, child]) => walk(child, [...path, key], needed));
  const isEmpty = Object.keys(value).length === 0;
  return !isEmpty && needed.some((locale) => !value[locale]) ? [path] : [];
}
