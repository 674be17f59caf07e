import 'server-only';
import { localLang, localText, type ReaderLanguage, readerLanguage } from '@/lib/platform/language/localize';
import type { Locale } from '@/lib/platform/language/locales';

/** Words of an organiser about an event, which says its language. */
const OF_EVENT = ['title', 'city', 'address', 'organiser'] as const;
/** Words of an organiser that do not say their language. Names, answers and receipts stay as they were written. */
const OF_TYPE = ['name', 'note'] as const;

/**
 * An answer about orders and tickets with what the organiser wrote in the script of the page: the browser cannot convert
 * Chinese. English pages show it as it is.
 */
export function localizeTickets(value: unknown, locale: Locale): unknown {
  const language = readerLanguage(locale);
  return language.script === null ? value : localize(value, language);
}

function localize(value: unknown, language: ReaderLanguage): unknown {
  if (Array.isArray(value)) return value.map((one) => localize(one, language));
  if (!isObject(value)) return value;
  const parts = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'receipts' ? part : localize(part, language)]),
  );
  const { lang } = value;
  if ('title' in value && isLocale(lang))
    return { ...parts, ...inScript(parts, OF_EVENT, lang, language), lang: localLang(lang, language) };
  if ('type_name' in value) return { ...parts, ...inScript(parts, ['type_name'], null, language) };
  if ('quantity' in value && 'price' in value)
    return { ...parts, ...inScript(parts, OF_TYPE, null, language) };
  if ('label' in value && 'key' in value) return { ...parts, ...inScript(parts, ['label'], null, language) };
  return parts;
}

/** The texts of these names; without a language they may be in either script, and the right one stays as it is. */
function inScript(
  parts: Record<string, unknown>,
  names: readonly string[],
  lang: Locale | null,
  language: ReaderLanguage,
): Record<string, string> {
  const other = language.script === 'zh-Hans' ? 'zh-Hant' : 'zh-Hans';
  const changed: Record<string, string> = {};
  for (const name of names) {
    const text = parts[name];
    if (typeof text === 'string') changed[name] = localText(text, lang ?? other, language);
  }
  return changed;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isLocale = (value: unknown): value is Locale =>
  value === 'zh-Hans' || value === 'zh-Hant' || value === 'en';
