/** Digits after the point of each currency prices may be in. Every amount on the wire is an integer of minor units. */
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
 * Currencies with minor units in ISO 4217 that nobody pays in: Taiwan and Hungary have no smaller coin than one whole unit
 * (5 forint), Iceland and Uganda had theirs withdrawn. Card providers ask for whole amounts of them, too: Stripe,
 * "Supported currencies", special cases and zero-decimal payouts. Amounts stay minor units of `CURRENCY_DIGITS`.
 */
const WHOLE: ReadonlySet<string> = new Set(['TWD', 'HUF', 'ISK', 'UGX']);

export type Currency = keyof typeof CURRENCY_DIGITS;

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCY_DIGITS, code);
}

/** The smallest amount of a currency that is paid, in minor units: 100 for TWD, 1 for CNY and for JPY. */
export function smallestAmount(currency: string): number {
  if (!WHOLE.has(currency)) return 1;
  return 10 ** (isCurrency(currency) ? CURRENCY_DIGITS[currency] : 2);
}

/** Whether an amount in minor units can be paid: TWD and the like are paid in whole units alone. */
export function isPayable(amount: number, currency: string): boolean {
  return amount % smallestAmount(currency) === 0;
}

/** Minor units as plain digits with a point, for a spreadsheet or a letter: 28000 CNY is `280.00`, 500 JPY is `500`, 28000 TWD are `280`. */
export function toDecimal(amount: number, currency: string): string {
  const digits = isCurrency(currency) ? CURRENCY_DIGITS[currency] : 2;
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const sign = amount < 0 ? '-' : '';
  if (digits === 0) return sign + text;
  // An amount stored before the rule keeps its decimals, so that no sum is shown as another.
  if (WHOLE.has(currency) && isPayable(amount, currency)) return sign + text.slice(0, -digits);
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * Digits with a point as minor units; null for a text that is no amount of this currency. Thousands may be set apart by
 * commas.
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
