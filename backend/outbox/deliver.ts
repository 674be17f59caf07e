import { type Context, inTransaction } from '@/backend/kernel/context';
import { describeError } from '@/backend/kernel/describe-error';
import type { Handlers, OutboxKind } from './handler';
import { PermanentFailure } from '@/backend/outbox/permanent-failure';
import { lockUndelivered, markFailed, postpone, markDelivered } from '@/backend/outbox/settle';
import { type DueRow, claimDue } from '@/backend/outbox/claim';

/** How often a row is tried together with others. */
const TOGETHER_TRIES = 3;

/**
 * Delivers what waits in the outbox, oldest first, until stopped. Each kind has a loop of its own and may deliver several
 * at once: one slow server, or one slow mailbox, holds up nothing else. Failed rows are tried again later.
 * @returns how to stop; resolves when the deliveries under way have ended
 */
export function startOutbox(context: Context, handlers: Handlers): () => Promise<void> {
  const stops = Object.entries(handlers)
    .filter(([, handler]) => handler.isSetUp(context.config))
    .map(([name, handler]) => startKind(context, { name, handler }));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startKind(context: Context, kind: OutboxKind): () => Promise<void> {
  const { batch, parallel, idleMs } = kind.handler;
  const underWay = new Set<Promise<void>>();
  let isStopped = false;
  let wake = () => {};
  const begin = (rows: DueRow[]) => {
    const delivery = deliverApart(context, kind, rows)
      .catch((error: unknown) => context.log.error({ error: describeError(error) }, 'outbox failed'))
      .then(() => {
        underWay.delete(delivery);
        wake();
      });
    underWay.add(delivery);
  };
  const loop = async () => {
    while (!isStopped) {
      const room = (parallel - underWay.size) * batch;
      const rows = room > 0 ? await takeSafely(context, kind, room) : [];
      for (let at = 0; at < rows.length; at += batch) begin(rows.slice(at, at + batch));
      if (rows.length === room && room > 0) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, idleMs).unref();
      });
    }
  };
  void loop();
  return async () => {
    isStopped = true;
    await Promise.all(underWay);
  };
}

function takeSafely(context: Context, kind: OutboxKind, most: number): Promise<DueRow[]> {
  return claimDue(context, kind, most).catch((error: unknown) => {
    context.log.error({ error: describeError(error) }, 'outbox failed');
    return [];
  });
}

/** Rows that failed some times with others go alone from then on, so that one that always fails holds up no other. */
async function deliverApart(context: Context, kind: OutboxKind, rows: DueRow[]): Promise<void> {
  const isAlone = ({ attempts }: DueRow) => rows.length > 1 && attempts >= TOGETHER_TRIES;
  const together = rows.filter((row) => !isAlone(row));
  if (together.length > 0) await deliver(context, kind, together);
  for (const row of rows.filter(isAlone)) await deliver(context, kind, [row]);
}

async function deliver(context: Context, kind: OutboxKind, rows: DueRow[]): Promise<void> {
  try {
    if (kind.handler.isAtomic) return await deliverAtOnce(context, kind, rows);
    await kind.handler.deliver(
      context,
      rows.map((row) => row.payload),
    );
  } catch (error) {
    const reason = describeError(error).split('\n')[0] ?? '';
    if (error instanceof PermanentFailure) return markFailed(context, kind, rows, reason);
    return postpone(context, kind, rows, reason);
  }
  await markDelivered(context, kind, rows);
}

/** Delivers and marks in one transaction; what another backend has delivered since is left out. */
function deliverAtOnce(context: Context, kind: OutboxKind, rows: DueRow[]): Promise<void> {
  return inTransaction(context, async (inner) => {
    const left = await lockUndelivered(inner, rows);
    if (left.length === 0) return;
    await kind.handler.deliver(
      inner,
      left.map((row) => row.payload),
    );
    await markDelivered(inner, kind, left);
  });
}
