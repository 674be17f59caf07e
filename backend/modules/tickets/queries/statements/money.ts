import { fromDecimal } from '@/backend/contract/tickets/money';

/** What a line of a bank statement says about incoming money. */
export interface StatementMoney {
  /** In minor units; null for outgoing money, and for a line without an amount. */
  amount: number | null;
  currency: string;
  /** `YYYY-MM-DD` and `HH:MM` as the bank wrote them; empty without. */
  day: string;
  clock: string;
  payer: string;
  remark: string;
}

/** Patterns for the heads of columns; the first that matches wins. */
const HEADS = {
  amount: [/收入|贷方|贷記|存入|转入|轉入|credit|deposit|paid in|money in/i, /金额|金額|amount|sum/i],
  payer: [/对方|對方|付款|户名|戶名|payer|sender|from|counterparty|name/i],
  remark: [/附言|备注|備註|摘要|用途|remark|memo|reference|description|note|purpose/i],
} as const;
const NOT_AMOUNT = /余额|餘額|支出|借方|手续费|手續費|balance|debit|paid out|money out|fee/i;
const NOT_PAYER = /账号|賬號|帐号|帳號|账户号|行名|account|bank/i;
const WENT_OUT = /^(支出|借|借方|debit|dr|out)$/i;

const SEPARATED_DAY =
  /(?<!\d)(20\d\d)[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]*(\d{1,2}):(\d{2})(?::\d{2})?)?/;
const COMPACT_DAY = /(?<!\d)(20\d\d)([01]\d)([0-3]\d)(?:[T\s]?([0-2]\d):?([0-5]\d)(?::?[0-5]\d)?)?(?!\d)/;
const CLOCK = /(?<!\d)([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?(?!\d)/;
const PARTS = /([+-]?)\s?(?<![\d.])((?:\d{1,3}(?:,\d{3})+|\d+)\.\d{1,3})(?![\d.])/;
const WHOLE_CELL = /^[¥￥$€£]?\s?([+-]?)(\d{1,3}(?:,\d{3})+|\d{1,9})$/;
const SHOWN = 100;
const REMARK_SHOWN = 300;

type Columns = Partial<Record<keyof typeof HEADS, number>>;

/**
 * Reads incoming money from lines of a statement. Columns are known by the heads of the table, if it has heads;
 * otherwise the first number with decimals is the amount, and the first words are the payer.
 * @param currencies those of the event, the usual one first
 */
export function statementReader(
  lines: readonly string[],
  currencies: readonly string[],
): (text: string) => StatementMoney {
  const columns = lines.map(columnsOf).find((headColumns) => headColumns !== null) ?? {};
  return (text) => {
    const cells = cellsOf(text);
    const currency = currencies.find((code) => text.toUpperCase().includes(code)) ?? currencies[0] ?? 'CNY';
    const when = dayIn(text);
    const isOut = cells.some((cell) => WENT_OUT.test(cell));
    const amount = isOut || columnsOf(text) !== null ? null : amountOf(cells, columns, when.rest, currency);
    const words = cells.filter((cell) => /\p{L}/u.test(cell) && !isData(cell));
    const payer = cellAt(cells, columns.payer) ?? words[0] ?? '';
    const remark = cellAt(cells, columns.remark) ?? words.filter((word) => word !== payer).join(' ');
    return {
      amount: amount !== null && amount > 0 ? amount : null,
      currency,
      day: when.day,
      clock: when.clock,
      payer: payer.slice(0, SHOWN),
      remark: remark.slice(0, REMARK_SHOWN),
    };
  };
}

/** The cells of a line: separated by tabs, semicolons, bars or commas, else by spaces. */
function cellsOf(text: string): string[] {
  const sign = ['\t', ';', '|', ','].find((separator) => text.includes(separator));
  if (sign === undefined) return text.split(/\s{2,}/).length > 1 ? text.split(/\s{2,}/) : text.split(/\s+/);
  const cells = [''];
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === sign && !isQuoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells.map((cell) => cell.trim());
}

/** The columns that the heads of a table name; null for a line that is not such a head. */
function columnsOf(text: string): Columns | null {
  const cells = cellsOf(text);
  if (cells.length < 2 || PARTS.test(text)) return null;
  const columns: Columns = {};
  for (const name of ['amount', 'payer', 'remark'] as const)
    for (const head of HEADS[name]) {
      const at = cells.findIndex(
        (cell) =>
          head.test(cell) &&
          !(name === 'amount' && NOT_AMOUNT.test(cell)) &&
          !(name === 'payer' && NOT_PAYER.test(cell)),
      );
      if (at >= 0) columns[name] ??= at;
    }
  return columns.amount === undefined || Object.keys(columns).length < 2 ? null : columns;
}

const cellAt = (cells: readonly string[], at: number | undefined) =>
  at === undefined ? undefined : cells[at];

function amountOf(cells: readonly string[], columns: Columns, rest: string, currency: string): number | null {
  const cell = cellAt(cells, columns.amount);
  if (cell !== undefined)
    return fromDecimal(cell.replace(/^[^\d+-]+|[^\d]+$/g, '').replace(/^\+/, ''), currency);
  const [, sign = '', digits = ''] = PARTS.exec(rest) ?? [];
  if (digits !== '') return fromDecimal(sign === '-' ? `-${digits}` : digits, currency);
  for (const candidate of cells) {
    const [, minus = '', whole = ''] = WHOLE_CELL.exec(candidate) ?? [];
    if (whole !== '' && dayIn(candidate).day === '')
      return fromDecimal(minus === '-' ? `-${whole}` : whole, currency);
  }
  return null;
}

/** The day and time in a line, and the rest of it, so that `20261120` is not taken for an amount. */
function dayIn(text: string): { day: string; clock: string; rest: string } {
  const match = SEPARATED_DAY.exec(text) ?? COMPACT_DAY.exec(text);
  const two = (digits: string) => digits.padStart(2, '0');
  const rest = match ? text.replace(match[0], ' ') : text;
  const [, year = '', month = '', day = '', hour, minute = ''] = match ?? [];
  const [, laterHour = '', laterMinute = ''] = CLOCK.exec(rest) ?? [];
  return {
    day: match ? `${year}-${two(month)}-${two(day)}` : '',
    clock: hour === undefined ? laterHour && `${two(laterHour)}:${laterMinute}` : `${two(hour)}:${minute}`,
    rest: rest.replace(CLOCK, ' '),
  };
}

/** Whether a cell is data (a date, an amount, an account or a transfer number) and not the name of a payer. */
const isData = (cell: string) =>
  dayIn(cell).day !== '' ||
  PARTS.test(cell) ||
  /^[A-Z]{3}$/.test(cell) ||
  (cell.match(/\d/g)?.length ?? 0) > 5;
