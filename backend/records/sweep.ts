import { sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '@/backend/contract/records/kinds';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { runEvery } from '@/backend/kernel/run-every';
import { sweepPreviews } from './preview-record';

const EVERY_MS = 60 * 60_000;

/** Sweeps deleted records and old previews every hour. */
export function startRecordSweep(context: Context): () => Promise<void> {
  return runEvery(context, EVERY_MS, 'sweeping deleted records', async () => {
    await sweepRecords(context);
    await sweepPreviews(context);
  });
}

/**
 * Deletes the versions of records that were deleted more than thirty days ago, and their rows, except the rows of merged
 * records, which lead to the other record. Their pictures stay: they are uploads, which other texts may show.
 */
export function sweepRecords(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - RETENTION_DAYS * 86_400_000);
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    // Locked, so that none is restored meanwhile.
    const gone = sql`select kind, ref_id from records where deleted_at < ${before.toISOString()}::timestamptz`;
    await db.execute(sql`${gone} for update`);
    const versions = sql`record_versions where (kind, ref_id) in (${gone})`;
    await db.execute(sql`delete from ${versions}`);
    await db.execute(sql`delete from records where (kind, ref_id) in (${gone}) and merged_into is null`);
  });
}
