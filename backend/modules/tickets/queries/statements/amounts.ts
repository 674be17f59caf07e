import { CURRENCY_DIGITS, fromDecimal } from '@/backend/contract/tickets/money';

/**
 * A comma separates thousands or ends a field; in a quoted field, and in a line with other separators, it only
 * separates thousands.
 */
const QUOTED = /"[^"]*"/g;
const OTHER_SEPARATOR = /[;\t|]/;
const NUMBER = /(?<![\d.A-Za-z-])\d+(?:\.\d+)?(?![\d.]*[A-Za-z-])/g;

const CODE = [...Object.keys(CURRENCY_DIGITS), 'RMB'].join('|');
const CURRENCY = new RegExp(`\\b(?:${CODE})(?=\\d)|(?<=\\d)(?:${CODE})\\b`, 'g');

/** The amounts in a line of a bank statement, in minor units of a currency; outgoing money (`-280.00`) is left out. */
export function amountsIn(line: string, currency: string): number[] {
  const withoutThousands = (text: string) => text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const text = OTHER_SEPARATOR.test(line) ? withoutThousands(line) : line.replace(QUOTED, withoutThousands);
  return (text.replace(CURRENCY, ' ').match(NUMBER) ?? []).flatMap(
    (number) => fromDecimal(number, currency) ?? [],
  );
}
