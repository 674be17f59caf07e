import 'server-only';
import { localLang, localText, type ReaderLanguage, readerLanguage } from '@/lib/platform/language/localize';
import type { Locale } from '@/lib/platform/language/locales';

/** Names of fields with the organiser's texts about an event, which have a language. */
const OF_EVENT = ['title', 'city', 'address', 'organiser'] as const;
/** Names of fields with the organiser's texts without a language. Names, answers and receipts are not converted. */
const OF_TYPE = ['name', 'note'] as const;

/**
 * An answer about orders and tickets with the organiser's texts in the script of the page: they are converted here,
 * because the browser cannot convert Chinese. English pages show them unchanged.
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

/**
 * Converts the fields with these names; a text without a language may be in either script, and one in the right script
 * is unchanged.
 */
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
