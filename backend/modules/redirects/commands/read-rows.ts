import { type CsvRow, parseCsv } from '@/backend/contract/parse-csv';
import { readCsvTable, withoutRemarks } from '@/backend/contract/csv-table';
import type { RedirectRefusal, RedirectStatus } from '@/backend/contract/redirects/limits';
import { type NewRow, typedRow } from './new-row';

/**
 * The columns as the site's programs and others name them: Redirection and Yoast of WordPress, Shopify, spreadsheets. The
 * `status` of Redirection says whether a row is on, so that `code` comes before it.
 */
const NAMES = {
  from: [
    'from',
    'source',
    'source url',
    'redirect from',
    'old',
    'old url',
    'old address',
    'old path',
    'origin',
    '旧地址',
    '旧网址',
    '原地址',
    '来源',
    '舊地址',
    '舊網址',
    '原網址',
    '來源',
  ],
  to: [
    'to',
    'target',
    'target url',
    'redirect to',
    'new',
    'new url',
    'new address',
    'new path',
    'destination',
    '新地址',
    '新网址',
    '目标',
    '去向',
    '新網址',
    '目標',
  ],
  status: ['code', 'status', 'status code', 'http code', 'type', '状态', '状态码', '狀態', '狀態碼'],
  regex: ['regex', 'format', 'is regex'],
  state: ['status', 'state', 'enabled', 'active'],
} as const;

/** What statuses of other systems mean here: a way to another address is always a lasting one. */
const STATUSES: Record<string, RedirectStatus> = {
  ...{ '': 308, '301': 308, '302': 308, '303': 308, '307': 308, '308': 308, '404': 410, '410': 410 },
  ...{ permanent: 308, 'moved permanently': 308, temporary: 308, found: 308, gone: 410, 'not found': 410 },
};

/** Characters of a refused address that are named. */
const MAX_SHOWN = 200;

/** What a list of old addresses says: rows to be stored, and those that cannot be. */
export interface ReadRedirects {
  read: { line: number; row: NewRow }[];
  refused: { line: number; from: string; reason: RedirectRefusal }[];
  rows: number;
}

/**
 * Reads a CSV file of old addresses. Without a heading the columns are from, to and status.
 * @param siteUrl the address of this site
 */
export function readRows(csv: string, siteUrl: string): ReadRedirects {
  const list: ReadRedirects = { read: [], refused: [], rows: 0 };
  for (const { line, from, to, status, isRegex, isOff } of listed(csv)) {
    list.rows += 1;
    const row = isOff ? 'off' : isRegex ? 'notAnAddress' : rowOf(from, to, status, siteUrl);
    if (typeof row === 'string') list.refused.push({ line, from: from.slice(0, MAX_SHOWN), reason: row });
    else list.read.push({ line, row });
  }
  return list;
}

interface Listed {
  line: number;
  from: string;
  to: string;
  status: string;
  isRegex: boolean;
  /** Whether the old system had switched the row off. */
  isOff: boolean;
}

function listed(csv: string): Listed[] {
  const table = readCsvTable(csv, NAMES, ['from', 'to']);
  if (table === null) return withoutRemarks(parseCsv(csv).rows).map(inOrder);
  return table.rows.map(({ line, cell }) => ({
    line,
    from: unquoted(cell('from')),
    to: unquoted(cell('to')),
    status: unquoted(cell('status')),
    isRegex: /^(?:1|true|yes|regex)$/i.test(cell('regex')),
    isOff: /^(?:disabled|inactive|off|no|false|0)$/i.test(cell('state')),
  }));
}

function inOrder({ line, cells }: CsvRow): Listed {
  const [from = '', to = '', status = ''] = cells.map(unquoted);
  return { line, from, to, status, isRegex: false, isOff: false };
}

/** A cell without the curly quotes that word processors make of straight ones. */
function unquoted(cell: string): string {
  return cell.replace(/^\s*[“”]([^“”]*)[“”]\s*$/, '$1');
}

function rowOf(from: string, to: string, written: string, siteUrl: string): NewRow | RedirectRefusal {
  const status = statusOf(written);
  if (status === null) return 'statusUnknown';
  if (/[\r\n]/.test(from)) return 'notAnAddress';
  const row = typedRow({ from: withScheme(from), to, status }, siteUrl);
  return 'refusal' in row ? row.refusal : row;
}

/** A status as a number, as a word, or as both: `301`, `301.0`, `410 Gone`, `permanent`. */
function statusOf(written: string): RedirectStatus | null {
  const plain = written.normalize('NFKC').trim().toLowerCase();
  const number = /^(\d{3})(?:\.0+)?(?:\s.*)?$/.exec(plain)?.[1];
  const status = number ?? plain;
  return Object.hasOwn(STATUSES, status) ? (STATUSES[status] ?? null) : null;
}

/** Lists of old addresses also name hosts bare: `old.example/a`. */
function withScheme(from: string): string {
  return /^(?:[\p{L}\d-]+\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)(?::\d+)?(?:[/?#]|$)/u.test(from)
    ? `https://${from}`
    : from;
}
