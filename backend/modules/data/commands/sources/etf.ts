import { columnKey } from '@/backend/contract/csv-table';
import { parseCsv } from '@/backend/contract/parse-csv';
import { dateReader } from '@/backend/kernel/dates/column-dates';
import type { Point } from '@/backend/modules/data/commands/add-points';
import { decimalOf, readAmount } from '@/backend/modules/data/commands/read-amount';
import type { DataSource } from './source';

/** The table counts in millions of dollars, the series in hundreds of millions. */
const MILLIONS = 100;
/** Names of the column of a day's total, in the tables of the known publishers; remarks in brackets do not count. */
const TOTAL =
  /^(?:(?:daily)?total(?:net(?:in)?flows?)?|(?:每?日)?(?:合计|总计|總計|合計|总净流入|總淨流入|净流入|淨流入)(?:总额|總額)?)$/;
/** First cells of lines that are no days, in the tables of the known publishers. */
const OTHER_LINES =
  /^(?:|date|total|average|maximum|minimum|fee|seed|日期|合计|合計|总计|總計|平均|最大|最小|费率|費率)$/;
/** What stands where a day has no amount yet. */
const NO_AMOUNT = /^(?:[-\u2010-\u2015*]*|n\/?a\.?|tbd)$/i;
/** Millions in what an amount may end with. */
const MULTIPLES: Readonly<Record<string, number>> = {
  '': 1,
  k: 0.001,
  m: 1,
  b: 1000,
  bn: 1000,
  mn: 1,
  万: 0.01,
  亿: 100,
  億: 100,
  萬: 0.01,
};
const WITH_MULTIPLE = /^(.*\d)\s*(k|mn?|bn?|[万萬亿億])(\)?)$/i;
/** Remarks behind an amount, as a star for a first number. */
const REMARK = /(?<=[\d)])\s*[*†‡]+$/;

/** Millions of dollars; null where the day has no amount yet. @throws Error for other text */
function millionsOf(cell: string, decimal: '.' | ','): number | null {
  if (NO_AMOUNT.test(cell)) return null;
  const text = cell.normalize('NFKC').replace(REMARK, '').slice(0, 60);
  const [, number = text, multiple = '', end = ''] = WITH_MULTIPLE.exec(text) ?? [];
  const amount = readAmount(`${number}${end}`, decimal);
  if (amount === null) throw new Error(`no amount: ${cell.slice(0, 40)}`);
  return amount * (MULTIPLES[multiple.toLowerCase()] ?? 1);
}

/**
 * The daily totals of a table of fund flows in CSV, as Farside and SoSoValue publish it: a date, a column for each fund,
 * and `Total`. Of two lines for a day the later counts.
 * @throws Error when it has no column Total or no days
 */
export function readFlows(text: string): Point[] {
  const { rows, separator } = parseCsv(text, text.includes('\t') ? '\t' : ';');
  const isTotal = (cell: string) => TOTAL.test(columnKey(cell));
  const head = rows.findIndex(({ cells }) => cells.slice(1).some(isTotal));
  const total = rows[head]?.cells.findIndex((cell, at) => at > 0 && isTotal(cell)) ?? -1;
  if (total < 1) throw new Error('no column Total');
  const lines = rows
    .slice(head + 1)
    .map(({ cells }) => ({ cells, first: cells[0] ?? '', amount: cells[total] ?? '' }));
  const dateOf = dateReader(
    lines.map(({ first }) => first),
    false,
  );
  const decimal = decimalOf(
    lines.map(({ amount }) => amount),
    separator,
  );
  const points = new Map<number, Point>();
  for (const { cells, first, amount } of lines) {
    const at = dateOf(first);
    // A line of a single cell is a remark.
    if (at === null && (OTHER_LINES.test(columnKey(first)) || cells.slice(1).every((cell) => cell === '')))
      continue;
    if (at === null) throw new Error(`no day: ${first.slice(0, 40)}`);
    const millions = millionsOf(amount, decimal);
    if (millions !== null) points.set(at.getTime(), { at, value: Number((millions / MILLIONS).toFixed(4)) });
  }
  if (points.size === 0) throw new Error('no days');
  return [...points.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** A table the operator names; the whole address is its base. */
export const etf: DataSource = {
  name: 'etf',
  perMinute: 2,
  requests: [
    {
      name: 'flows',
      path: '',
      everyMinutes: 60,
      keys: ['spot-etf-flow'],
      read: (answer) => [{ key: 'spot-etf-flow', points: readFlows(answer) }],
    },
  ],
};
