import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { UNDO_MONEY_SECONDS } from '@/backend/contract/tickets/limits';
import { orderLog } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';

const time = z.iso.datetime().nullable();

const undo = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('confirmed'),
    payment_id: z.string(),
    unmatched_id: z.number().nullable(),
    /** The order as it was before the step. */
    before: z.object({
      method: z.string(),
      hold_until: time,
      transfer_id: z.string().nullable(),
      transfer_named_at: time,
      waived: z.number(),
      parked: z.number(),
    }),
  }),
  z.object({ what: z.literal('paid_out'), refund_id: z.number(), was_settled: z.boolean() }),
]);

/** The data needed to undo the last step of an order. */
export type Undo = z.infer<typeof undo>;

/**
 * What can be undone of an order, since when and until when; null for nothing. It is stored in the last entry of the
 * log, so that any later step of the order ends it.
 */
export async function findUndo(
  { db, now }: Context,
  orderId: number,
): Promise<{ undo: Undo; since: Date; until: Date } | null> {
  const [last] = await db
    .select({ at: orderLog.at, detail: orderLog.detail })
    .from(orderLog)
    .where(eq(orderLog.orderId, orderId))
    .orderBy(desc(orderLog.id))
    .limit(1);
  const read = undo.safeParse(last?.detail['undo']);
  if (!last || !read.success) return null;
  const since = z.iso.datetime().safeParse(last.detail['undo_since']);
  if (!since.success) return null;
  const begun = new Date(since.data);
  const until = new Date(begun.getTime() + UNDO_MONEY_SECONDS * 1000);
  return now() < until ? { undo: read.data, since: begun, until } : null;
}
