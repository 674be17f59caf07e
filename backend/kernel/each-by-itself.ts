import { and, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Job } from '@/backend/contract/process/jobs';
import { skippedRows } from '@/backend/db/schema/system';
import { type Context, inTransaction } from './context';
import { describeError } from './describe-error';

/** A row that fails is tried again after 2, 4, 8 … seconds, at most after this time. */
const MAX_SECONDS = 300;
const MAX_CHARACTERS = 500;

/**
 * Does the work of a background job for each row. A row that fails is logged, written to `skipped_rows` and tried again
 * later; the others continue. Inside a transaction each row has a savepoint, so that a failure rolls back only that
 * row.
 * @returns whether no row failed
 */
export async function eachByItself<Row>(
  context: Context,
  job: Job,
  rows: readonly Row[],
  idOf: (row: Row) => number,
  work: (context: Context, row: Row) => Promise<unknown>,
): Promise<boolean> {
  const failing = await findFailing(context, job, rows.map(idOf));
  const isInside = context.db !== context.database.db;
  let isWhole = true;
  for (const row of rows) {
    const id = idOf(row);
    try {
      await (isInside ? inTransaction(context, (inner) => work(inner, row)) : work(context, row));
      if (failing.has(id)) await context.db.delete(skippedRows).where(isRow(job, id));
    } catch (error) {
      isWhole = false;
      await skip(context, job, id, error);
    }
  }
  return isWhole;
}

/**
 * The condition that a row has not failed recently; without it, rows that always fail would take the places of all
 * others.
 */
export function isNotSkipped({ now }: Context, job: Job, id: SQLWrapper): SQL {
  return sql`not exists (select 1 from skipped_rows s where s.job = ${job} and s.row_id = ${id}
    and s.next_at > ${now().toISOString()}::timestamptz)`;
}

const isRow = (job: Job, id: number) => and(eq(skippedRows.job, job), eq(skippedRows.rowId, id));

async function findFailing({ db }: Context, job: Job, ids: number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: skippedRows.rowId })
    .from(skippedRows)
    .where(and(eq(skippedRows.job, job), inArray(skippedRows.rowId, ids)));
  return new Set(rows.map(({ id }) => id));
}

async function skip({ db, log, now }: Context, job: Job, id: number, failure: unknown): Promise<void> {
  const error = describeError(failure);
  const cause = (causeOf(failure).split('\n')[0] ?? '').slice(0, MAX_CHARACTERS);
  const triedAt = now();
  const time = sql`${triedAt.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(skippedRows)
    .values({
      job,
      rowId: id,
      error: cause,
      since: triedAt,
      triedAt,
      nextAt: new Date(triedAt.getTime() + 2000),
    })
    .onConflictDoUpdate({
      target: [skippedRows.job, skippedRows.rowId],
      set: {
        failures: sql`${skippedRows.failures} + 1`,
        error: cause,
        triedAt,
        nextAt: sql`${time} + least(${MAX_SECONDS}::int, power(2, least(${skippedRows.failures} + 1, 12))) * interval '1 second'`,
      },
    })
    .returning({ failures: skippedRows.failures });
  const failures = row?.failures ?? 1;
  // Only the 1st, 2nd, 4th, 8th … failure is logged, so that a row that always fails does not fill the log.
  if ((failures & (failures - 1)) === 0)
    log.error({ job, row: id, failures, error }, 'a row was left out and will be tried again');
}

/** The message of the underlying cause, such as the database's error instead of the text of the query. */
function causeOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error ? failure.cause.message : failure.message;
}
