import { eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { MoneyChoice } from '@/backend/contract/tickets/statuses';
import { EXTENDED_SEAT_HOLD_HOURS } from '@/backend/contract/tickets/limits';
import { orders } from '@/backend/db/schema/orders';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { ownPaymentId } from '@/backend/modules/tickets/queries/money/own-payment-id';
import { readMoney } from '@/backend/modules/tickets/queries/money/money';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { refuseAfterEnd } from '@/backend/modules/tickets/queries/offers/sale-end';
import { notifyByLetter } from '@/backend/modules/tickets/commands/letters/notify-by-letter';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { isOrganisersDecision, recordMoney, settleMoney } from './receive';
import { refuseParts } from './refuse-parts';
import { returnMoney } from '@/backend/modules/tickets/commands/refunds/return-money';
import { seatRetakeProblem } from '@/backend/modules/tickets/commands/seat-holds/seats-again';
import { takeStep } from '@/backend/modules/tickets/commands/orders/take-step';
import { sendMessage } from '@/backend/modules/tickets/commands/orders/notify-buyer';
import { notifyOwed } from './notify-owed';
import { makeUndoable } from '@/backend/modules/tickets/commands/undo/undoable';
import { giveUnmatched } from '@/backend/modules/tickets/commands/unmatched/give';

type Input = Pick<
  CallParsedInput<'checkOrder'>,
  'amount' | 'transfer_id' | 'unmatched_id' | 'choice' | 'reason' | 'version' | 'undoable'
>;
type Decide = (inner: Context, order: OrderRow, event: EventRow, who: Decided) => Promise<unknown>;
interface Decided {
  actorId: number;
  reason: string;
  /** Letters and receipt are delayed as long as the step can be undone. */
  isHeld?: boolean;
}

const HOUR_MS = 3_600_000;

/**
 * Applies each choice of the organiser to money that has come; the event must be locked. All choices except `wait` use
 * the sums as they are at this moment.
 */
const DECISIONS: Record<Exclude<MoneyChoice, 'wait'>, Decide> = {
  async ask_rest(inner, order, event, { actorId, reason }) {
    // Buyers are not asked for money that could not become tickets.
    refuseAfterEnd(event, inner.now());
    const { owed } = await readMoney(inner, order);
    if (owed === 0) throw new ApiError('wrongState', { choice: 'notShort' });
    const now = inner.now();
    const holdUntil = new Date(now.getTime() + EXTENDED_SEAT_HOLD_HOURS * HOUR_MS);
    const [after = order] = await inner.db
      .update(orders)
      .set({ holdUntil, transferId: null, transferNamedAt: null, version: order.version + 1, updatedAt: now })
      .where(eq(orders.id, order.id))
      .returning();
    await logOrder(inner, order.id, actorId, 'rest_asked', { amount: owed, reason });
    await sendMessage(inner, after, 'orderUnderpaid', reason);
    await notifyByLetter(inner, after, 'orderUnderpaid', { owed, reason });
  },
  async waive(inner, order, _, { actorId, reason, isHeld }) {
    const { owed } = await readMoney(inner, order);
    if (owed === 0) throw new ApiError('wrongState', { choice: 'notShort' });
    const set = { method: 'manual', waived: order.waived + owed };
    await takeStep(inner, order, {
      command: 'waive',
      actorId,
      set,
      detail: { amount: owed, reason },
      isHeld,
    });
  },
  async return(inner, order, _, { actorId, reason, isHeld }) {
    const { owed } = await readMoney(inner, order);
    const after =
      owed > 0
        ? await takeStep(inner, order, { command: 'returnShort', actorId, cause: 'host', detail: { reason } })
        : await payIfOpen(inner, order, { actorId, isHeld });
    const { toReturn } = await readMoney(inner, after);
    if (toReturn === 0) throw new ApiError('wrongState', { choice: 'nothingToReturn' });
    await returnMoney(inner, after, toReturn, { actorId, reason, isHeld: isHeld && after.status === 'paid' });
    await touch(inner, after);
    if (after.status === 'cancelled') await notifyOwed(inner, after, toReturn);
  },
  revive: retakeSeats,
  park: parkMoney,
};

/**
 * Confirms money that came by bank transfer. When it is not exactly the owed sum, the organiser's choice is applied.
 * The event must be locked.
 * @throws ApiError wrongState, soldOut, tooManyTickets, transferKnown, invalidInput, notFound
 */
export async function confirmMoney(
  inner: Context,
  member: Member,
  order: OrderRow,
  event: EventRow,
  { amount, transfer_id, unmatched_id, choice, reason, version, undoable }: Input,
): Promise<void> {
  refuseParts(order, { amount });
  const since = inner.now();
  const { owed, payments: earlier } = await readMoney(inner, order);
  const isLate = order.status === 'cancelled' && order.total > 0;
  // Each bank transfer and each line of a statement is one payment, however often the button is pressed.
  const isNamed = Boolean(transfer_id) || unmatched_id !== undefined;
  // A second payment for a paid order must name its bank transfer.
  const isTwice = order.status === 'paid' && order.total > 0 && amount !== undefined && isNamed;
  if (order.status !== 'payment_in_progress' && !isLate && !isTwice)
    throw new ApiError('wrongState', { status: order.status });
  if (isOrganisersDecision(order) && choice === undefined)
    throw new ApiError('wrongState', { choice: 'needed' });
  // Without a version or a name, two people who confirm one payment at once would look like two payments.
  if (choice !== undefined && version === undefined && !isNamed)
    throw new ApiError('invalidInput', { version: 'required' });
  // Without a transfer number in the call, the one that the buyer named is used, for the first payment: the rest has come by
  // another transfer. A call without a version may be a repeated one.
  const isRest = version !== undefined && earlier.some(({ providerId }) => providerId === order.transferId);
  const transferId = transfer_id ?? (isRest ? null : order.transferId);
  const line =
    unmatched_id === undefined
      ? null
      : await giveUnmatched(inner, order, unmatched_id, { actorId: member.id, amount });
  const money = {
    provider: 'manual' as const,
    providerId: line?.providerId ?? (transferId || ownPaymentId(order)),
    currency: order.currency,
    actorId: member.id,
    amount: line?.amount ?? amount ?? (isLate ? order.total : owed),
    isHeld: undoable,
  };
  // A repeated call finds the payment recorded and its choice applied.
  if (!(await recordMoney(inner, order, money))) return;
  if (choice === undefined || choice === 'wait') {
    const after = await settleMoney(inner, order, event, money);
    if (after.status === 'payment_in_progress') await touch(inner, after);
  } else await DECISIONS[choice](inner, order, event, { actorId: member.id, reason, isHeld: undoable });
  if (undoable)
    await makeUndoable(inner, order, { paymentId: money.providerId, unmatchedId: unmatched_id, since });
}

/**
 * Takes the seats again for a cancelled order whose money has come.
 * @throws ApiError wrongState, soldOut, tooManyTickets
 */
export async function retakeSeats(
  inner: Context,
  order: OrderRow,
  event: EventRow,
  { actorId, reason }: Decided,
): Promise<void> {
  const { received, committed } = await readMoney(inner, order);
  if (order.status !== 'cancelled' || received - committed < order.total)
    throw new ApiError('wrongState', { status: order.status });
  const refusal = await seatRetakeProblem(inner, order, event);
  if (refusal !== null) throw new ApiError(refusal === 'noSeats' ? 'soldOut' : 'tooManyTickets');
  const set = { method: 'manual', parked: 0 };
  await takeStep(inner, order, { command: 'revive', actorId, set, detail: { reason } });
}

/**
 * Parks money that is not due, until organiser and buyer know what it is for; a reason is required.
 * @throws ApiError invalidInput, wrongState when there is none
 */
export async function parkMoney(
  inner: Context,
  order: OrderRow,
  _: EventRow,
  { actorId, reason, isHeld }: Decided,
): Promise<void> {
  if (reason.trim() === '') throw new ApiError('invalidInput', { reason: 'required' });
  const after = await payIfOpen(inner, order, { actorId, isHeld });
  const { toReturn } = await readMoney(inner, after);
  if (toReturn === 0) throw new ApiError('wrongState', { choice: 'nothingToReturn' });
  await inner.db
    .update(orders)
    .set({ parked: after.parked + toReturn })
    .where(eq(orders.id, order.id));
  await logOrder(inner, order.id, actorId, 'parked', { amount: toReturn, reason });
  await touch(inner, after);
}

/** Marks an open order as paid when enough money has come. */
async function payIfOpen(
  inner: Context,
  order: OrderRow,
  { actorId, isHeld }: Pick<Decided, 'actorId' | 'isHeld'>,
): Promise<OrderRow> {
  if (order.status !== 'payment_in_progress') return order;
  const { owed } = await readMoney(inner, order);
  if (owed > 0) throw new ApiError('wrongState', { choice: 'short' });
  return takeStep(inner, order, { command: 'pay', actorId, set: { method: 'manual' }, isHeld });
}

/** Raises the version of the order, so that others who have read it earlier get a conflict. */
async function touch({ db, now }: Context, order: OrderRow): Promise<void> {
  await db
    .update(orders)
    .set({ version: order.version + 1, updatedAt: now() })
    .where(eq(orders.id, order.id));
}
