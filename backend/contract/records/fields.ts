import { z } from 'zod';
import { shownLink, shownPicture } from '@/backend/contract/addresses';
import { parseWireTime } from '@/backend/contract/calendar/wire-time';
import { linkAddress } from '@/backend/contract/rich-text/address';
import { LOCALES } from '@/backend/contract/locale';
import { reason, formText } from '@/backend/contract/form-text';

/** A text by language; empty texts are left out. */
export function localText(max: number) {
  const text = formText(0, max, true);
  return z
    .object({ 'zh-Hans': text.optional(), 'zh-Hant': text.optional(), en: text.optional() })
    .transform((texts) =>
      Object.fromEntries(LOCALES.flatMap((lang) => (texts[lang] ? [[lang, texts[lang]]] : []))),
    );
}

/** A text by language that exists in at least one. */
export function textInAnyLanguage(max: number) {
  return localText(max).refine((texts) => Object.keys(texts).length > 0, reason('required'));
}

/** An address for a link: a path of the site, or an address of another site. */
export const linkText = z
  .string()
  .trim()
  .min(1, reason('required'))
  .max(2000, reason('tooLong'))
  .refine((text) => linkAddress(text, undefined) !== null, reason('notALink'));

/** The path of a stored picture, or the address of an imported one; empty for none. */
export const picture = z
  .string()
  .max(500, reason('tooLong'))
  .refine((path) => shownPicture(path) === path, reason('notOurPicture'))
  .default('');

/** An address of another site. */
export const siteAddress = z
  .string()
  .trim()
  .min(1, reason('required'))
  .max(2000, reason('tooLong'))
  .refine((text) => shownLink(text) !== '', reason('notAnAddress'));

/** The sort order in a list; the lowest comes first. */
export const position = z.number().int().min(0).max(9999).default(0);

const WIRE_FORM = /^[\d-]{10} [\d:]{5,8}$/;

/** `YYYY-MM-DD HH:mm:ss` in UTC+8, or null for none. */
export const timeOrNone = z
  .string()
  .refine((text) => WIRE_FORM.test(text) && parseWireTime(text) !== null, reason('notATime'))
  .transform((text) => (text.length === 16 ? `${text}:00` : text))
  .nullable()
  .default(null);

/** Whether `ends` is after `starts`; also true when one of them is null. */
export const isSpan = ({ starts, ends }: { starts: string | null; ends: string | null }) =>
  starts === null || ends === null || starts < ends;
