import { smallestAmount } from '@/backend/contract/tickets/money';
import type { Locale } from '@/lib/platform/language/locales';

/** The region decides how a currency is written: ¥280 in zh-CN is CN¥280 in zh-TW. */
const LANGUAGE: Record<Locale, string> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', en: 'en' };

interface MoneyStyle {
  /** The number without the currency, for a column with the currency in its heading. */
  isBare?: boolean;
  /**
   * Sums keep their decimals (¥880.00), except of currencies paid in whole units (NT$880); prices in lists omit zero
   * decimals (¥880).
   */
  isExact?: boolean;
}

/**
 * An amount in minor units as a plain number in whole units: 28000 fen are 280.
 * @throws RangeError when `currency` is not three letters
 */
export function toMajor(minor: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return minor / 10 ** maximumFractionDigits;
}

/**
 * An amount in minor units (fen, cents) as the reader writes it. `currency` is an ISO 4217 code.
 * @throws RangeError when `currency` is not three letters
 */
export function formatMoney(
  minor: number,
  currency: string,
  locale: Locale,
  { isExact = false, isBare = false }: MoneyStyle = {},
): string {
  const format = new Intl.NumberFormat(LANGUAGE[locale], {
    style: 'currency',
    currency,
    trailingZeroDisplay: isExact && smallestAmount(currency) === 1 ? 'auto' : 'stripIfInteger',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  // A minus is as wide as the digits; the hyphen of the locale data is not.
  const parts = format.formatToParts(minor / 10 ** digits);
  const shown = isBare ? parts.filter(({ type }) => type !== 'currency' && type !== 'literal') : parts;
  return shown
    .map(({ value }) => value)
    .join('')
    .replace('-', '−');
}
