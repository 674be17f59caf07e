import { sql } from 'drizzle-orm';
import { KEPT_DAYS } from '@/backend/contract/records/kinds';
import type { Context } from '@/backend/kernel/context';
import { runEvery } from '@/backend/kernel/run-every';

const EVERY_MS = 60 * 60_000;

/**
 * Every hour deletes the versions of records that were deleted more than thirty days ago, and their rows, except the rows
 * of merged records, which lead to the other record.
 */
export function startRecordSweep(context: Context): () => void {
  return runEvery(context, EVERY_MS, 'sweeping deleted records', () => sweepRecords(context));
}

async function sweepRecords({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000).toISOString();
  await db.execute(sql`
    delete from record_versions v using records r
    where r.kind = v.kind and r.ref_id = v.ref_id and r.deleted_at < ${before}::timestamptz`);
  await db.execute(sql`
    delete from records where deleted_at < ${before}::timestamptz and merged_into is null`);
}
