import { sql } from 'drizzle-orm';
import { KEPT_DAYS } from '@/backend/contract/records/kinds';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { runEvery } from '@/backend/kernel/run-every';
import { picturesIn, queueRemoval } from '@/backend/outbox/picture-removal';

const EVERY_MS = 60 * 60_000;

/** Sweeps deleted records every hour. */
export function startRecordSweep(context: Context): () => void {
  return runEvery(context, EVERY_MS, 'sweeping deleted records', () => sweepRecords(context));
}

/**
 * Deletes the versions of records that were deleted more than thirty days ago, with pictures nothing else names, and their
 * rows, except the rows of merged records, which lead to the other record.
 */
export function sweepRecords(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - KEPT_DAYS * 86_400_000);
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    // Locked, so that none is restored meanwhile.
    const gone = sql`select kind, ref_id from records where deleted_at < ${before.toISOString()}::timestamptz`;
    await db.execute(sql`${gone} for update`);
    const versions = sql`record_versions where (kind, ref_id) in (${gone})`;
    await queueRemoval(
      inner,
      await picturesIn(inner, sql`select document::text as words from ${versions}`),
      before,
    );
    await db.execute(sql`delete from ${versions}`);
    await db.execute(sql`delete from records where (kind, ref_id) in (${gone}) and merged_into is null`);
  });
}
