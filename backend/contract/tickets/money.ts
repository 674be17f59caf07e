/** The number of decimals of each currency for prices. Every amount on the wire is an integer of minor units. */
export const CURRENCY_DIGITS = {
  CNY: 2,
  HKD: 2,
  TWD: 2,
  USD: 2,
  EUR: 2,
  GBP: 2,
  SGD: 2,
  AUD: 2,
  CAD: 2,
  CHF: 2,
  MYR: 2,
  THB: 2,
  AED: 2,
  JPY: 0,
  KRW: 0,
  VND: 0,
  KWD: 3,
} as const satisfies Record<string, number>;

/**
 * Currencies that have minor units in ISO 4217, but in which only whole units are paid: Taiwan and Hungary have no coin
 * below one whole unit (5 forint), Iceland and Uganda withdrew theirs. Card providers require whole amounts of them,
 * too: Stripe, "Supported currencies", special cases and zero-decimal payouts. Amounts are still minor units by
 * `CURRENCY_DIGITS`.
 */
const WHOLE: ReadonlySet<string> = new Set(['TWD', 'HUF', 'ISK', 'UGX']);

export type Currency = keyof typeof CURRENCY_DIGITS;

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCY_DIGITS, code);
}

/** The smallest amount of a currency that can be paid, in minor units: 100 for TWD, 1 for CNY and for JPY. */
export function smallestAmount(currency: string): number {
  if (!WHOLE.has(currency)) return 1;
  return 10 ** (isCurrency(currency) ? CURRENCY_DIGITS[currency] : 2);
}

/** Whether an amount in minor units can be paid: TWD and similar currencies are paid only in whole units. */
export function isPayable(amount: number, currency: string): boolean {
  return amount % smallestAmount(currency) === 0;
}

/**
 * An amount in minor units as plain digits with a decimal point, for a spreadsheet or a letter: 28000 CNY is `280.00`,
 * 500 JPY is `500`, 28000 TWD are `280`.
 */
export function toDecimal(amount: number, currency: string): string {
  const digits = isCurrency(currency) ? CURRENCY_DIGITS[currency] : 2;
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const sign = amount < 0 ? '-' : '';
  if (digits === 0) return sign + text;
  // An amount with a fraction, stored before the rule of whole units, is shown with its decimals, so that no sum is
  // shown wrongly.
  if (WHOLE.has(currency) && isPayable(amount, currency)) return sign + text.slice(0, -digits);
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * Minor units of a text of digits with a decimal point; null for text that is not an amount of this currency. Commas
 * may separate thousands.
 */
export function fromDecimal(text: string, currency: string): number | null {
  const digits = isCurrency(currency) ? CURRENCY_DIGITS[currency] : 2;
  const match = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(text.trim().replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, ''));
  if (!match) return null;
  const [, sign = '', whole = '', part = ''] = match;
  if (/[1-9]/.test(part.slice(digits))) return null;
  const amount = Number(whole + part.slice(0, digits).padEnd(digits, '0'));
  return sign ? -amount : amount;
}
