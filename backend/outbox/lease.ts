import { and, inArray, isNull } from 'drizzle-orm';
import { outbox } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';
import { runEvery } from '@/backend/kernel/run-every';
import type { OutboxKind } from './handler';

/** How often a lease is renewed before it could end. */
const RENEWALS = 3;

/** Until when rows of a kind are leased that are taken or renewed now. */
export const leaseEnd = ({ now }: Pick<Context, 'now'>, { handler }: OutboxKind): Date =>
  new Date(now().getTime() + handler.leaseSeconds * 1000);

/**
 * Does something with leased rows, whose lease is renewed while it takes: what takes longer than the lease is not done a
 * second time beside itself. The lease of a backend that died ends.
 */
export async function holdingLease(
  context: Context,
  kind: OutboxKind,
  rows: readonly { id: number }[],
  work: () => Promise<void>,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const renew = () =>
    context.db
      .update(outbox)
      .set({ leasedUntil: leaseEnd(context, kind) })
      .where(and(inArray(outbox.id, ids), isNull(outbox.deliveredAt), isNull(outbox.failedAt)));
  const everyMs = (kind.handler.leaseSeconds * 1000) / RENEWALS;
  const stop = runEvery(context, everyMs, 'renewing leases of the outbox', renew);
  try {
    await work();
  } finally {
    // A renewal under way ends first: afterwards the rows are settled, and their lease is over.
    await stop();
  }
}
