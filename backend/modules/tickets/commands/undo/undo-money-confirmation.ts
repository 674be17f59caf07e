import { and, eq, gte, sql } from 'drizzle-orm';
import { SEAT_HOLD_MINUTES } from '@/backend/contract/tickets/limits';
import { waitlist } from '@/backend/db/schema/orders';
import { payments, refunds } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { takeStep } from '@/backend/modules/tickets/commands/orders/take-step';
import { stepUnmatched } from '@/backend/modules/tickets/commands/unmatched/step';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { seatHoldEnd } from '@/backend/modules/tickets/queries/offers/sale-end';
import type { Undo } from '@/backend/modules/tickets/queries/orders/undo';
import { stopLetters } from './stop-letters';

type Confirmed = Extract<Undo, { what: 'confirmed' }>;

/**
 * Undoes the confirmation of money: deletes the payment and refunds that were begun, holds the seats as before, for at
 * least a quarter of an hour, and makes the tickets invalid. The event must be locked.
 * @throws ApiError undoTooLate when somebody was let in with one of the tickets, or a refund is being paid
 */
export async function undoMoneyConfirmation(
  context: Context,
  order: OrderRow,
  event: EventRow,
  { payment_id, unmatched_id, before }: Confirmed,
  { actorId, since }: { actorId: number; since: Date },
): Promise<void> {
  const { db } = context;
  await refuseUsed(context, order.id);
  await dropBegunRefunds(context, order.id, since);
  await db
    .delete(payments)
    .where(
      and(
        eq(payments.orderId, order.id),
        eq(payments.provider, 'manual'),
        eq(payments.providerId, payment_id),
      ),
    );
  if (unmatched_id !== null) await stepUnmatched(context, unmatched_id, 'takeBack', { actorId });
  await stopLetters(context, order, since, 'orderPaid');
  await takeStep(context, order, {
    command: 'takeBack',
    actorId,
    set: {
      ...{ method: before.method, waived: before.waived, parked: before.parked },
      paidAt: null,
      transferId: before.transfer_id,
      transferNamedAt: before.transfer_named_at === null ? null : new Date(before.transfer_named_at),
      holdUntil: seatHoldAfter(event, context.now(), before.hold_until),
    },
  });
  await db
    .update(waitlist)
    .set({ state: 'offered' })
    .where(and(eq(waitlist.orderId, order.id), eq(waitlist.state, 'taken')));
}

/**
 * The end of the former seat hold, or of a new one when that would leave too little time to look at the order again.
 */
function seatHoldAfter(event: EventRow, now: Date, before: string | null): Date {
  const ordinary = seatHoldEnd(event, now, SEAT_HOLD_MINUTES);
  return before !== null && new Date(before) > ordinary ? new Date(before) : ordinary;
}

/** Refuses to undo when somebody was let in with a ticket of the order. @throws ApiError undoTooLate */
async function refuseUsed({ db }: Context, orderId: number): Promise<void> {
  const used = await db.execute(sql`
    select t.id from tickets t where t.order_id = ${orderId} and (t.state <> 'valid'
        and t.state not in ('cancelled', 'refunded')
      or exists (select 1 from scans s where s.ticket_id = t.id and s.result = 'admitted' and s.undone_at is null)
      or exists (select 1 from ticket_transfers x where x.ticket_id = t.id and x.state in ('pending', 'taken')))`);
  if ([...used].length > 0) throw new ApiError('undoTooLate');
}

/**
 * Deletes the refunds that were begun.
 * @throws ApiError undoTooLate for one that was paid, or written into a file for the bank
 */
async function dropBegunRefunds({ db }: Context, orderId: number, since: Date): Promise<void> {
  const begun = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), gte(refunds.createdAt, since)));
  if (begun.some(({ state, isManual, exportedIn }) => state !== 'waiting' || !isManual || exportedIn !== ''))
    throw new ApiError('undoTooLate');
  for (const { id } of begun) await db.delete(refunds).where(eq(refunds.id, id));
}
