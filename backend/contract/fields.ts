import { z } from 'zod';
import { isDay, parseWireTime } from './calendar/wire-time';
import { langOfTexts, textInLang } from './language-of-texts';
import { LOCALES } from './locale';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './page-sizes';

export const localeSchema = z.enum(LOCALES);

/** The reader's language as an input of every call that returns text. */
export const readerLocale = localeSchema.default('zh-Hans');

export const inLocale = { locale: readerLocale };

/** The languages in which a page has text, either its own or that of anything it lists. */
export const ownLangs = z.array(localeSchema);

/** The number of a version; a column of 32 bits holds it. */
export const versionNumber = z.number().int().min(0).max(2_147_483_647);

/** Database id; query strings carry it as text. */
export const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/**
 * `YYYY-MM-DD HH:mm:ss` in UTC+8, the wire form of times other than those of events, orders and data points. A time
 * known only to the day is `YYYY-MM-DD`, one known only to the month `YYYY-MM`.
 */
export const dateTime = z.string();

/** The years accepted in input. PostgreSQL and calendars support fewer years than JavaScript. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** Whether a time lies within the accepted years. */
export function isNearTime(time: Date): boolean {
  const year = time.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Whether `YYYY-MM-DD` names a day of the calendar within the accepted years. */
export const isRealDay = (text: string): boolean => isDay(text) && isNearTime(new Date(`${text}T00:00:00Z`));

/** A time chosen in a form, in the wire form or as ISO text with its zone; it has to exist. */
export const chosenTime = z.string().refine((text) => parseWireTime(text) !== null, 'notATime');

/** Confirms a time more than two years ahead, which is otherwise refused with `farAhead`. */
export const far = z.boolean().default(false);

/** `YYYY-MM-DD` in UTC+8: a day of the calendar. */
export const day = z.string().refine(isRealDay, { error: 'notADay', abort: true });

/** An ISO time with its offset. */
export const instant = z.iso
  .datetime({ offset: true, error: 'notATime' })
  .refine((text) => isNearTime(new Date(text)), { error: 'notATime' });

export const paging = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
};

/** One page of a list: its items, and the size of the whole list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ list: z.array(item), total: z.number(), page: z.number(), size: z.number() });
}

/** A name with its language, so that the portal knows whether to convert it. */
export const namedRef = z.object({ id, name: textInLang, lang: langOfTexts });

export type NamedRef = z.infer<typeof namedRef>;
