import type { CallOutput } from '@/backend/contract/calls';
import { type CsvRow, parseCsv } from '@/backend/contract/parse-csv';
import {
  MAX_LIST_ROWS,
  MAX_PATTERNS,
  type RedirectRefusal,
  type RedirectStatus,
} from '@/backend/contract/redirects/limits';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';
import { Chains } from './chains';
import { countPatterns } from './manage';
import { type NewRow, typedRow } from './new-row';
import { storeRows } from './store-rows';

/** What statuses of other systems mean here: a way to another address is always a lasting one. */
const STATUSES: Record<string, RedirectStatus> = {
  '': 308,
  '301': 308,
  '302': 308,
  '303': 308,
  '307': 308,
  '308': 308,
  '404': 410,
  '410': 410,
};

type Outcome = CallOutput<'loadRedirects'>;

/**
 * Stores the rows of a CSV file with the columns from, to and status, with or without a head; a row that is refused is
 * named with its line, and does not keep the others out.
 * @param member null for a command of the operator
 * @throws ApiError invalidInput for a file with too many rows
 */
export async function loadRedirects(context: Context, member: Member | null, csv: string): Promise<Outcome> {
  const rows = parseCsv(csv);
  if (rows.length > MAX_LIST_ROWS) throw new ApiError('invalidInput', { csv: 'tooLong' });
  return inTransaction(context, async (inner) => {
    await oneAtATime(inner, 'redirects');
    const refused: Outcome['refused'] = [];
    const read: { line: number; row: NewRow }[] = [];
    let patterns = await countPatterns(inner);
    for (const { line, cells } of withoutHead(rows)) {
      const [from = ''] = cells;
      const row = rowOf(cells, inner.config.siteUrl);
      if (typeof row !== 'string' && row.isPattern) patterns += 1;
      const reason =
        typeof row !== 'string' && row.isPattern && patterns > MAX_PATTERNS ? 'tooManyPatterns' : row;
      if (typeof reason === 'string') refused.push({ line, from, reason });
      else read.push({ line, row: reason });
    }
    const chains = await Chains.read(
      inner,
      read.map(({ row }) => row),
    );
    const accepted: NewRow[] = [];
    for (const { line, row } of read) {
      if (chains.isLoop(row)) refused.push({ line, from: row.written, reason: 'loop' });
      else accepted.push(row);
    }
    const counts = await storeRows(inner, accepted);
    if (counts.added + counts.updated > 0)
      await inner.db.insert(auditLog).values({
        createdAt: inner.now(),
        actorId: member?.id ?? null,
        subject: 'redirect',
        subjectId: '',
        title: 'CSV',
        command: 'loadList',
        after: { ...counts, refused: refused.length },
      });
    return { ...counts, refused: refused.sort((a, b) => a.line - b.line) };
  });
}

function withoutHead(rows: CsvRow[]): CsvRow[] {
  return /^from$/i.test(rows[0]?.cells[0]?.trim() ?? '') ? rows.slice(1) : rows;
}

function rowOf([from = '', to = '', written = '']: string[], siteUrl: string): NewRow | RedirectRefusal {
  const status = Object.hasOwn(STATUSES, written.trim()) ? STATUSES[written.trim()] : undefined;
  if (status === undefined) return 'statusUnknown';
  const row = typedRow({ from, to, status }, siteUrl);
  return 'refusal' in row ? row.refusal : row;
}
