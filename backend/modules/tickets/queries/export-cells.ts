import type { Locale } from '@/backend/contract/locale';
import { toDecimal } from '@/backend/contract/tickets/money';
import { toZonedIso } from '@/backend/kernel/text/time';

/**
 * A cell of an export: a text, or an amount as digits with a point, exact as no floating number is. A workbook keeps texts as
 * texts, so that neither leading zeros nor the digits of a long number are lost, and takes amounts for numbers, to be added up.
 */
export type Cell = string | { amount: string };

/** The rows of an export that are read at once: those with ids after `after`. */
export interface PageAsked {
  locale: Locale;
  after: number;
  atOnce: number;
}

/** What a cell shows. */
export const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.amount);

/** @param minor minor units of the currency */
export const amountCell = (minor: string | number, currency: string): Cell => ({
  amount: toDecimal(Number(minor), currency),
});

/** An instant by the clocks of a zone, with their offset; empty for none. */
export const timeCell = (at: string | Date | null, timeZone: string): Cell =>
  at === null ? '' : toZonedIso(new Date(at), timeZone);

const NO_NAME: Record<Locale, string> = { 'zh-Hans': '没有名字', 'zh-Hant': '沒有名字', en: 'No name' };

/** The name of a person, or that nobody gave one. */
export const nameCell = (name: string, locale: Locale): Cell => name.trim() || NO_NAME[locale];
