import { type Context, inTransaction } from '@/backend/kernel/context';
import { describeError } from '@/backend/kernel/describe-error';
import type { DueJob } from '@/backend/kernel/due-work';
import { inTurn } from '@/backend/kernel/in-turn';
import type { Handlers, OutboxKind } from './handler';
import { holdingLease } from './lease';
import { PermanentFailure } from '@/backend/outbox/permanent-failure';
import { Postponement } from '@/backend/outbox/postponement';
import {
  lockUndelivered,
  markFailed,
  postpone,
  markDelivered,
  postponeRows,
} from '@/backend/outbox/delivery-outcomes';
import { type DueRow, claimDue, isOutboxDue, listDueKinds } from '@/backend/outbox/claim';

/** How often a row is tried together with others. */
const TOGETHER_TRIES = 3;

interface Deliveries {
  /** Looks for due rows as soon as there is room. */
  wake(): void;
  /** Resolves when the deliveries under way have ended. */
  stop(): Promise<void>;
}

/**
 * Delivers what waits in the outbox, oldest first, until stopped. Each kind has a loop of its own and may deliver several
 * at once: one slow server, or one slow mailbox, holds up nothing else. Failed rows are tried again later. It looks at
 * once when a commit of this process is signalled.
 * @returns the job that looks for rows that are due later or come from other processes, and how to stop: `stop` resolves
 * when the deliveries under way have ended
 */
export function startOutbox(
  context: Context,
  handlers: Handlers,
): { job: DueJob; stop: () => Promise<void> } {
  const byKind = new Map(
    Object.entries(handlers)
      .filter(
        ([, handler]) => handler.isSetUp(context.config) && (context.config.isSending || !handler.isOutgoing),
      )
      .map(([name, handler]) => [name, startKind(context, { name, handler })]),
  );
  const look = inTurn(async () => {
    for (const kind of await listDueKinds(context)) byKind.get(kind)?.wake();
  });
  const failed = (error: unknown) => context.log.error({ error: describeError(error) }, 'outbox failed');
  const stopListening = context.signals?.on('outbox', () => void look().catch(failed));
  return {
    job: { name: 'looking into the outbox', isDue: isOutboxDue, work: look },
    async stop() {
      stopListening?.();
      await Promise.all([...byKind.values()].map((kind) => kind.stop()));
    },
  };
}

function startKind(context: Context, kind: OutboxKind): Deliveries {
  const { batch, parallel } = kind.handler;
  const running = new Set<Promise<void>>();
  let isStopped = false;
  let isWoken = true;
  let wake = () => {};
  const begin = (rows: DueRow[]) => {
    const delivery = deliverApart(context, kind, rows)
      .catch((error: unknown) => context.log.error({ error: describeError(error) }, 'outbox failed'))
      .then(() => {
        running.delete(delivery);
        wakeUp();
      });
    running.add(delivery);
  };
  const wakeUp = () => {
    isWoken = true;
    wake();
  };
  const loop = async () => {
    while (!isStopped) {
      const room = (parallel - running.size) * batch;
      if (isWoken && room > 0) {
        isWoken = false;
        const rows = await takeSafely(context, kind, room);
        for (let at = 0; at < rows.length; at += batch) begin(rows.slice(at, at + batch));
        if (rows.length === room) isWoken = true;
      }
      if (!isWoken || running.size >= parallel) await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  void loop();
  return {
    wake: wakeUp,
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

function takeSafely(context: Context, kind: OutboxKind, max: number): Promise<DueRow[]> {
  return claimDue(context, kind, max).catch((error: unknown) => {
    context.log.error({ error: describeError(error) }, 'outbox failed');
    return [];
  });
}

/** Rows that failed some times with others go alone from then on, so that one that always fails holds up no other. */
async function deliverApart(context: Context, kind: OutboxKind, rows: DueRow[]): Promise<void> {
  const isAlone = ({ attempts }: DueRow) => rows.length > 1 && attempts >= TOGETHER_TRIES;
  const together = rows.filter((row) => !isAlone(row));
  const groups = [together, ...rows.filter(isAlone).map((row) => [row])];
  for (const [at, group] of groups.entries())
    if (group.length > 0) await deliver(context, kind, group, groups.slice(at).flat());
}

/** @param leased the rows whose lease is renewed meanwhile: these, and those that come after them */
async function deliver(
  context: Context,
  kind: OutboxKind,
  rows: DueRow[],
  leased: readonly DueRow[],
): Promise<void> {
  try {
    if (kind.handler.isAtomic) return await deliverAtOnce(context, kind, rows);
    const payloads = rows.map((row) => row.payload);
    await holdingLease(context, kind, leased, () => kind.handler.deliver(context, payloads));
  } catch (error) {
    if (error instanceof Postponement) return postponeRows(context, kind, rows, error);
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
