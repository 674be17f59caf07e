import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { outbox } from '@/backend/db/schema/system';
import type { Postponement } from './postponement';
import type { OutboxKind } from './handler';
import type { DueRow } from './claim';

const idsOf = (rows: DueRow[]) => rows.map((row) => row.id);

/** Locks rows until the transaction ends. @returns those that are not delivered yet */
export async function lockUndelivered({ db }: Context, rows: DueRow[]): Promise<DueRow[]> {
  const open = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.id, idsOf(rows)), isNull(outbox.deliveredAt)))
    .for('update');
  const ids = new Set(open.map(({ id }) => id));
  return rows.filter((row) => ids.has(row.id));
}

/** Marks rows as delivered, erases private payloads, and makes the next row to the same recipient due. */
export function markDelivered(context: Context, kind: OutboxKind, rows: DueRow[]): Promise<void> {
  return inTransaction(context, async ({ db, now }) => {
    await db
      .update(outbox)
      .set({
        deliveredAt: now(),
        leasedUntil: null,
        ...(kind.handler.isPrivate && { payload: {}, recipient: null }),
      })
      .where(inArray(outbox.id, idsOf(rows)));
    await moveOthers(db, kind, rows, sql`${now().toISOString()}::timestamptz`);
  });
}

/** Marks rows as refused for good: they stay for the operator, and do not block others. */
export function markFailed(context: Context, kind: OutboxKind, rows: DueRow[], error: string): Promise<void> {
  context.log.warn({ outbox: idsOf(rows), kind: kind.name, error }, 'delivery refused for good');
  return inTransaction(context, async ({ db, now }) => {
    await db
      .update(outbox)
      .set({
        failedAt: now(),
        leasedUntil: null,
        lastError: error,
        attempts: sql`${outbox.attempts} + 1`,
      })
      .where(inArray(outbox.id, idsOf(rows)));
    await moveOthers(db, kind, rows, sql`${now().toISOString()}::timestamptz`);
  });
}

/** Postpones rows to a later try; other rows to the same recipients wait as long. */
export async function postpone(
  context: Context,
  kind: OutboxKind,
  rows: DueRow[],
  error: string,
): Promise<void> {
  const attempts = Math.max(...rows.map((row) => row.attempts)) + 1;
  const delay = sql`least(${kind.handler.maxDelaySeconds}::int, power(2, least(${attempts - 1}::int, 12)))`;
  const due = sql`${context.now().toISOString()}::timestamptz + ${delay} * interval '1 second'`;
  await inTransaction(context, async ({ db }) => {
    await db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, lastError: error, dueAt: due, leasedUntil: null })
      .where(inArray(outbox.id, idsOf(rows)));
    await moveOthers(db, kind, rows, due);
  });
  // Logged only at powers of two, so that an absent service does not fill the log. A first failure is not a warning: at a
  // start the portal is ready a second after the backend.
  const level = attempts === 1 ? 'info' : 'warn';
  if ((attempts & (attempts - 1)) === 0)
    context.log[level]({ outbox: idsOf(rows), kind: kind.name, attempts, error }, 'delivery failed');
}

/** Postpones rows to the instant a handler named, without counting a failed try; other rows to the same recipients wait, too. */
export function postponeRows(
  context: Context,
  kind: OutboxKind,
  rows: DueRow[],
  { until, message }: Postponement,
): Promise<void> {
  return inTransaction(context, async ({ db }) => {
    await db
      .update(outbox)
      .set({ dueAt: until, lastError: message, leasedUntil: null })
      .where(inArray(outbox.id, idsOf(rows)));
    await moveOthers(db, kind, rows, sql`${until.toISOString()}::timestamptz`);
  });
}

/** Makes what waits for the same recipients due at an instant. */
async function moveOthers(
  db: Context['db'],
  kind: OutboxKind,
  rows: DueRow[],
  due: ReturnType<typeof sql>,
): Promise<void> {
  const recipients = rows.flatMap(({ recipient }) => (recipient === null ? [] : [recipient]));
  if (recipients.length === 0) return;
  await db
    .update(outbox)
    .set({ dueAt: due })
    .where(
      and(
        eq(outbox.kind, kind.name),
        inArray(outbox.recipient, recipients),
        isNull(outbox.deliveredAt),
        isNull(outbox.failedAt),
      ),
    );
}
