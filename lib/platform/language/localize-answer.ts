import 'server-only';
import { z } from 'zod';
import type { Call } from '@/backend/contract/call';
import { type CallName, calls } from '@/backend/contract/calls';
import { textRoles } from '@/backend/contract/language-of-texts';
import { localLang, localText, type ReaderLanguage, readerLanguage } from './localize';
import { type Locale, LOCALES } from './locales';

/** Converts a value of a schema. `lang` is the language of the texts of its object; null where nothing states it. */
type Conversion = (value: unknown, lang: Locale | null, language: ReaderLanguage) => unknown;

const conversions = new WeakMap<z.core.$ZodType, Conversion | null>();

/**
 * The data of an answer with its texts in the script of the page, as the contract of the call says: the browser cannot
 * convert Chinese. English pages show texts unchanged, and so does a call that is not `converted`.
 */
export function localizeAnswer(name: CallName, data: unknown, locale: Locale): unknown {
  const { converted, output }: Call = calls[name];
  const language = readerLanguage(locale);
  const convert = converted && language.script !== null ? conversionOf(output) : null;
  return convert ? convert(data, null, language) : data;
}

/** The conversion of a schema's values, built once; null when the schema has no texts to convert. */
function conversionOf(schema: z.core.$ZodType): Conversion | null {
  const stored = conversions.get(schema);
  if (stored !== undefined) return stored;
  const conversion = build(schema);
  conversions.set(schema, conversion);
  return conversion;
}

function build(schema: z.core.$ZodType): Conversion | null {
  const role = textRoles.get(schema)?.role;
  if (role) return ROLES[role];
  if (schema instanceof z.ZodArray) {
    const ofItem = conversionOf(schema.element);
    return (
      ofItem &&
      ((list, lang, language) =>
        Array.isArray(list) ? list.map((element) => ofItem(element, lang, language)) : list)
    );
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const ofValue = conversionOf(schema.unwrap());
    return ofValue && ((value, lang, language) => (value == null ? value : ofValue(value, lang, language)));
  }
  return schema instanceof z.ZodObject ? buildObject(schema) : null;
}

const ROLES: Record<NonNullable<ReturnType<typeof textRoles.get>>['role'], Conversion> = {
  'in-lang': (text, lang, language) =>
    typeof text === 'string' && lang !== null ? localText(text, lang, language) : text,
  'in-any-script': (text, _, language) =>
    typeof text === 'string' ? localText(text, otherScript(language), language) : text,
  lang: (value, lang, language) => (lang === null ? value : localLang(lang, language)),
};

/** A text of unknown language is converted as one in the other script: one in the right script stays as it is. */
const otherScript = ({ script }: ReaderLanguage): Locale => (script === 'zh-Hans' ? 'zh-Hant' : 'zh-Hans');

function buildObject(schema: z.ZodObject): Conversion | null {
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const convert = conversionOf(field);
    return convert ? [{ name, convert }] : [];
  });
  if (fields.length === 0) return null;
  const langField = Object.keys(schema.shape).find((name) => isLangOfTexts(schema.shape[name]));
  return (value, _, language) => {
    if (!isFields(value)) return value;
    const lang = langField === undefined ? null : readLocale(value[langField]);
    const changed = fields
      .filter(({ name }) => name in value)
      .map(({ name, convert }) => [name, convert(value[name], lang, language)]);
    return { ...value, ...Object.fromEntries(changed) };
  };
}

function isLangOfTexts(schema: z.core.$ZodType | undefined): boolean {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return isLangOfTexts(schema.unwrap());
  return schema !== undefined && textRoles.get(schema)?.role === 'lang';
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readLocale = (value: unknown): Locale | null => LOCALES.find((locale) => locale === value) ?? null;
