import type { CallOutput } from '@/backend/contract/calls';
import { MAX_LIST_ROWS, MAX_PATTERNS } from '@/backend/contract/redirects/limits';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';
import { Chains } from './chains';
import { countPatterns } from './manage';
import type { NewRow } from './new-row';
import { readRows } from './read-rows';
import { storeRows } from './store-rows';

type Outcome = CallOutput<'loadRedirects'>;

/**
 * Stores the rows of a CSV file with the columns from, to and status, with or without a heading; a row that is refused is
 * named with its line, and does not keep the others out.
 * @param member null for a command of the operator
 * @throws ApiError invalidInput for a file with too many rows
 */
export async function loadRedirects(context: Context, member: Member | null, csv: string): Promise<Outcome> {
  const list = readRows(csv, context.config.siteUrl);
  if (list.rows > MAX_LIST_ROWS) throw new ApiError('invalidInput', { csv: 'tooLong' });
  return inTransaction(context, async (inner) => {
    await oneAtATime(inner, 'redirects');
    const refused: Outcome['refused'] = [...list.refused];
    const read: typeof list.read = [];
    let patterns = await countPatterns(inner);
    for (const { line, row } of list.read) {
      if (row.isPattern) patterns += 1;
      if (row.isPattern && patterns > MAX_PATTERNS)
        refused.push({ line, from: row.written, reason: 'tooManyPatterns' });
      else read.push({ line, row });
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
