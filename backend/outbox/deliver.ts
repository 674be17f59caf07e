import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Context } from '../context';
import { outbox } from '../db/schema/system';
import { handlers } from './handlers';

const IDLE_MS = 250;
const BATCH = 50;
const UNKNOWN_KIND_DELAY_SECONDS = 3600;

/** Delivers what waits in the outbox, oldest first, until stopped. Failed rows are tried again later. */
export function startOutbox(context: Context): () => void {
  let isStopped = false;
  const loop = async () => {
    while (!isStopped) {
      const done = await deliverDue(context).catch((error: unknown) => {
        context.log.error({ error: String(error) }, 'outbox failed');
        return 0;
      });
      if (done < BATCH) await new Promise((resolve) => setTimeout(resolve, IDLE_MS).unref());
    }
  };
  void loop();
  return () => {
    isStopped = true;
  };
}

/** One round. Returns how many rows were tried. */
export async function deliverDue(context: Context): Promise<number> {
  const due = await context.db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.deliveredAt), lte(outbox.dueAt, context.now())))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(BATCH);
  const kinds = new Set(due.map((row) => row.kind));
  for (const kind of kinds) {
    const rows = due.filter((row) => row.kind === kind);
    const handler = handlers[kind];
    const error = handler
      ? await attempt(() =>
          handler.deliver(
            context,
            rows.map((row) => row.payload),
          ),
        )
      : 'no such kind';
    for (const row of rows) await settle(context, row, error);
  }
  return due.length;
}

async function attempt(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function settle(
  context: Context,
  row: { id: number; attempts: number; kind: string },
  error: string | null,
) {
  const now = context.now();
  if (error === null) {
    await context.db.update(outbox).set({ deliveredAt: now }).where(eq(outbox.id, row.id));
    return;
  }
  const longest = handlers[row.kind]?.maxDelaySeconds ?? UNKNOWN_KIND_DELAY_SECONDS;
  const delay = Math.min(longest, 2 ** Math.min(row.attempts, 12));
  await context.db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      lastError: error,
      dueAt: new Date(now.getTime() + delay * 1000),
    })
    .where(eq(outbox.id, row.id));
  // Powers of two only: a portal that is away for an hour is not worth a line a second.
  if ((row.attempts & (row.attempts + 1)) !== 0) return;
  context.log.warn({ outbox: row.id, kind: row.kind, attempts: row.attempts + 1, error }, 'delivery failed');
}
