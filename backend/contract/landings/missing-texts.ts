import { LOCALES, type Locale } from '@/backend/contract/locale';

type Path = (string | number)[];

/** Whether a value is a text in the languages it exists in, as documents hold them. */
export function isLocalText(value: unknown): value is Partial<Record<Locale, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((key) => LOCALES.some((locale) => locale === key))
  );
}

/**
 * Where texts are missing: those that are written, but not in each language the title is written in. Traditional
 * Chinese is never missed where there is simplified.
 */
export function missingTexts(document: { title: Partial<Record<Locale, string>> }): Path[] {
  const needed = LOCALES.filter((locale) => locale !== 'zh-Hant' && document.title[locale] !== undefined);
  return walk(document, [], needed);
}

function walk(value: unknown, path: Path, needed: readonly Locale[]): Path[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown, at) => walk(one, [...path, at], needed));
  if (typeof value !== 'object' || value === null) return [];
  if (!isLocalText(value))
    return Object.entries(value).flatMap(([key, one]) => walk(one, [...path, key], needed));
  const isEmpty = Object.keys(value).length === 0;
  return !isEmpty && needed.some((locale) => !value[locale]) ? [path] : [];
}
