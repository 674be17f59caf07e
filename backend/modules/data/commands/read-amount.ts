const CURRENCY =
  /^(?:US|HK|NT|CA|AU|S)?[$€£¥₿]|^(?:USD|EUR|GBP|CNY|RMB|JPY|HKD|TWD|USDT|BTC|ETH)\s*(?=[\d(.+-])/i;
const AFTER = /\s*(?:%|[$€£¥₿元]|USD|EUR|GBP|CNY|RMB|JPY|HKD|TWD|USDT|BTC|ETH)$/i;
/** Signs that are printed for the minus of a number. */
const MINUS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const NUMBER = /^\+?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
/** No amount is written longer, and blanks around a sign cost time in what is. */
const MAX_LENGTH = 400;

/**
 * An amount as spreadsheets and statements write it: with thousands separators, a currency or `%`, a minus of any kind or
 * parentheses for one, and full-width digits. Null for other text, `1.2M` and `3亿` included, since nothing says the unit.
 * @param decimal what stands before the decimals
 */
export function readAmount(cell: string, decimal: '.' | ',' = '.'): number | null {
  if (cell.length > MAX_LENGTH) return null;
  const plain = cell
    .trim()
    .normalize('NFKC')
    .replace(MINUS, '-')
    .replace(/^'(?=[-+])/, '')
    .replace(/^\+\s*(?=[^\d.+-])/, '');
  const bare = withoutCurrency(plain);
  const inside = /^\((.+)\)$/.exec(bare)?.[1];
  const minus = inside === undefined ? /^-\s*(.+)$/.exec(bare)?.[1] : inside;
  const digits = withoutGroups(withoutCurrency(minus ?? bare), decimal);
  const value = NUMBER.test(digits) ? Number(digits) : NaN;
  if (!Number.isFinite(value)) return null;
  return minus === undefined || value === 0 ? value : -value;
}

/**
 * What stands before the decimals of a column. It is the comma only where commas do not divide the cells, and some amount has
 * another number of digits behind one than thousands have.
 */
export function decimalOf(cells: readonly string[], separator: string): '.' | ',' {
  if (separator === ',') return '.';
  const isCertain = (form: RegExp) => cells.some((cell) => form.test(cell));
  return isCertain(/\d,(?:\d{1,2}|\d{4,})(?!\d)|\.\d{3},\d/) &&
    !isCertain(/,\d{3}\.\d|\d\.(?:\d{1,2}|\d{4,})(?!\d)/)
    ? ','
    : '.';
}

const withoutCurrency = (text: string) => text.replace(CURRENCY, '').replace(AFTER, '').trim();

function withoutGroups(text: string, decimal: '.' | ','): string {
  const groups =
    decimal === '.' ? /(?<=\d)[, _'\u2019](?=\d{3}(?:\D|$))/g : /(?<=\d)[. _'\u2019](?=\d{3}(?:\D|$))/g;
  const joined = text.replace(groups, '');
  return decimal === ',' ? joined.replace(',', '.') : joined;
}
