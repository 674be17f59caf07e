import { inArray, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { outbox } from '@/backend/db/schema/system';
import { handlers, type OutboxKind } from '@/backend/main/outbox-handlers';
import { describeError } from '@/backend/kernel/describe-error';

interface Due extends Record<string, unknown> {
  id: string;
  payload: unknown;
  attempts: number;
}

/**
 * Delivers what waits in the outbox, oldest first, until stopped. Each kind has a loop of its own: a slow mail server
 * holds up nothing else. Failed rows are tried again later.
 */
export function startOutbox(context: Context): () => void {
  let isStopped = false;
  const loop = async (kind: OutboxKind) => {
    const { batch, idleMs } = handlers[kind];
    while (!isStopped) {
      const done = await deliverDue(context, kind).catch((error: unknown) => {
        context.log.error({ error: describeError(error) }, 'outbox failed');
        return 0;
      });
      if (done < batch) await new Promise((resolve) => setTimeout(resolve, idleMs).unref());
    }
  };
  for (const kind of Object.keys(handlers) as OutboxKind[])
    if (handlers[kind].isSetUp(context.config)) void loop(kind);
  return () => {
    isStopped = true;
  };
}

/** One round of one kind. Returns how many rows were tried. */
async function deliverDue(context: Context, kind: OutboxKind): Promise<number> {
  const due = await take(context, kind);
  if (due.length === 0) return 0;
  const error = await attempt(() =>
    handlers[kind].deliver(
      context,
      due.map((row) => row.payload),
    ),
  );
  if (error === null) await settle(context, kind, due);
  else await postpone(context, kind, due, error);
  return due.length;
}

/** Takes rows for a while, so that of several backends one delivers each. */
async function take(context: Context, kind: OutboxKind): Promise<Due[]> {
  const now = context.now();
  const until = new Date(now.getTime() + handlers[kind].leaseSeconds * 1000);
  const rows = await context.db.execute<Due>(sql`
    update outbox set due_at = ${until.toISOString()} where id in (
      select id from outbox where delivered_at is null and kind = ${kind} and due_at <= ${now.toISOString()}
      order by due_at, id limit ${handlers[kind].batch} for update skip locked)
    returning id, payload, attempts`);
  return [...rows];
}

async function attempt(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return describeError(error).split('\n')[0] ?? '';
  }
}

const idsOf = (rows: Due[]) => rows.map((row) => Number(row.id));

async function settle(context: Context, kind: OutboxKind, rows: Due[]): Promise<void> {
  await context.db
    .update(outbox)
    .set({ deliveredAt: context.now(), ...(handlers[kind].isPrivate && { payload: {} }) })
    .where(inArray(outbox.id, idsOf(rows)));
}

async function postpone(context: Context, kind: OutboxKind, rows: Due[], error: string): Promise<void> {
  const now = context.now().toISOString();
  const delay = sql`least(${handlers[kind].maxDelaySeconds}::int, power(2, least(${outbox.attempts}, 12)))`;
  await context.db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      lastError: error,
      dueAt: sql`${now}::timestamptz + ${delay} * interval '1 second'`,
    })
    .where(inArray(outbox.id, idsOf(rows)));
  // One line for all, at powers of two only: a portal that is away for an hour is not worth a line a second.
  const attempts = Math.max(...rows.map((row) => row.attempts)) + 1;
  // A first failure is nothing to warn of: at a first start the portal comes up a second after the backend.
  const level = attempts === 1 ? 'info' : 'warn';
  if ((attempts & (attempts - 1)) === 0)
    context.log[level]({ outbox: idsOf(rows), kind, attempts, error }, 'delivery failed');
}
