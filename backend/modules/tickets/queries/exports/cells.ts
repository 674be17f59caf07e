import type { Locale } from '@/backend/contract/locale';
import { toDecimal } from '@/backend/contract/tickets/money';
import { toZonedIso } from '@/backend/kernel/text/time';

/**
 * A cell of an export: a text, or an amount as digits with a point, which is exact, unlike a floating-point number. A
 * workbook keeps texts as texts, so that neither leading zeros nor the digits of a long number are lost, and treats
 * amounts as numbers that can be added up.
 */
export type Cell = string | { amount: string };

/** Which rows of an export are read at once: those with ids after `after`. */
export interface PageRequest {
  locale: Locale;
  after: number;
  atOnce: number;
}

/** The text of a cell. */
export const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.amount);

/** @param minor minor units of the currency */
export const amountCell = (minor: number, currency: string): Cell => ({
  amount: toDecimal(minor, currency),
});

/** An instant by the clocks of a zone, with their offset; empty for none. */
export const timeCell = (at: string | Date | null, timeZone: string): Cell =>
  at === null ? '' : toZonedIso(new Date(at), timeZone);

const NO_NAME: Record<Locale, string> = { 'zh-Hans': '没有名字', 'zh-Hant': '沒有名字', en: 'No name' };

/** The name of a person, or the word for none. */
export const nameCell = (name: string, locale: Locale): Cell => name.trim() || NO_NAME[locale];
