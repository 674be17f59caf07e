import { createHash } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { personName } from '@/backend/contract/accounts/generated-nickname';
import type { CallParsedInput } from '@/backend/contract/calls';
import { toInviteCode } from '@/backend/contract/tickets/invite-code';
import { SEAT_HOLD_MINUTES, MAX_OPEN_IN_EVENT, MAX_OPEN_ORDERS } from '@/backend/contract/tickets/limits';
import { orders } from '@/backend/db/schema/orders';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { byNetwork, countTries } from '@/backend/kernel/limits';
import { rolesIn } from '@/backend/modules/events/queries/managed';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { accountsOfPerson } from '@/backend/modules/tickets/queries/people/accounts-of-person';
import { seatHoldEnd, whySaleEnded } from '@/backend/modules/tickets/queries/offers/sale-end';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { countCodeTries } from '@/backend/modules/tickets/commands/codes/count-code-tries';
import { checkLines } from './check-lines';
import { queueOrganiserLetter } from '@/backend/modules/tickets/commands/letters/organiser-letters';
import {
  isByTransferOnly,
  notifyHowToPay,
} from '@/backend/modules/tickets/commands/letters/notify-by-letter';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { refuseBlocked, refuseUnpaid } from './refuse-unpaid';
import { releaseSeatHoldsOf } from '@/backend/modules/tickets/commands/seat-holds/release';
import { isTestOrder } from './is-test-order';
import { storeOrder } from './store';
import { cancelAndReturn } from './cancel-and-return';
import { takeStep } from './take-step';

type Input = CallParsedInput<'createOrder'>;
/** States of an unsettled order. */
const OPEN = ['payment_in_progress', 'awaiting_approval'] as const;

/**
 * Makes an order and takes its seats, in one transaction that locks the event. The same key returns the same order; so
 * does a request for the same seats while an order for them is open.
 * @throws ApiError notFound, soldOut with the free seats, saleClosed, tooManyTickets, wrongCode, invalidInput,
 * tooManyRequests, wrongState for a replaced order that is being paid, keyUsed for a key used for other seats, and
 * those of `refuseUnpaid`
 */
export async function createOrder(
  context: Context,
  member: Member,
  address: string,
  input: Input,
): Promise<OrderRow> {
  const requestHash = hashOf(input);
  const earlierOrder = await findByKey(context, member, input.idempotency_key, requestHash);
  if (earlierOrder) return earlierOrder;
  await countTries(context, [['orderAccount', member.id], ...byNetwork('orderNetwork', address)]);
  await countCodeTries(
    context,
    { address, member },
    input.items.map(({ code }) => code),
  );
  // Queried before the event is locked, so that the lock is not held longer than necessary.
  const accounts = await accountsOfPerson(context, member.id);
  return inTransaction(context, async (inner) => {
    const event = await lockEvent(inner, input.event_id);
    // Another request with the same key may have made the order while this one waited for the lock.
    const twin = await findByKey(inner, member, input.idempotency_key, requestHash);
    if (twin) return twin;
    const isTest = await checkEvent(inner, member, event);
    await releaseSeatHoldsOf(inner, event.id);
    const current = await openOrders(inner, member);
    const here = current.filter(({ eventId }) => eventId === event.id);
    const same = here.find((order) => order.requestHash === requestHash);
    if (same) return same;
    await release(inner, member, here, input.replaces);
    const others = current.filter(({ id }) => id !== input.replaces);
    if (
      others.length >= MAX_OPEN_ORDERS ||
      others.filter(({ eventId }) => eventId === event.id).length >= MAX_OPEN_IN_EVENT
    )
      throw new ApiError('tooManyTickets', { orders: 'tooManyOpen' });
    await refuseBlocked(inner, event, accounts);
    const lines = await checkLines(inner, { member, accounts }, event, input.items);
    const isFree = lines.every(({ price }) => price === 0);
    // Where cards are accepted too, the check is made only when the buyer names a bank transfer.
    if (!isFree && !isTest && !event.needsApproval && isByTransferOnly(inner, event)) {
      const seats = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      await refuseUnpaid(inner, event, { accounts, seats });
    }
    return store(inner, member, event, input, { lines, requestHash, isTest });
  });
}

async function store(
  inner: Context,
  member: Member,
  event: EventRow,
  input: Input,
  {
    lines,
    requestHash,
    isTest,
  }: { lines: Awaited<ReturnType<typeof checkLines>>; requestHash: string; isTest: boolean },
): Promise<OrderRow> {
  const [user] = await inner.db.select().from(users).where(eq(users.id, member.id));
  const isRequested = event.needsApproval;
  const order = await storeOrder(inner, {
    event,
    userId: member.id,
    name: input.name || personName(user?.nickname ?? '') || (input.attendees?.[0]?.name ?? ''),
    email: input.email || (user?.email ?? ''),
    locale: input.locale,
    lines,
    attendees: input.attendees,
    status: isRequested ? 'awaiting_approval' : 'payment_in_progress',
    holdUntil: isRequested ? null : seatHoldEnd(event, inner.now(), SEAT_HOLD_MINUTES),
    origin: 'buyer',
    requestKey: input.idempotency_key,
    requestHash,
    isTest,
    action: isRequested ? 'applied' : 'created',
  });
  if (isRequested) {
    if (!isTest) await queueOrganiserLetter(inner, event.id, 'hostRequests');
    return order;
  }
  if (order.total > 0) {
    await countTries(inner, [['holdEvent', `${member.id}:${event.id}`]]);
    if (isByTransferOnly(inner, event)) await notifyHowToPay(inner, order);
    return order;
  }
  return takeStep(inner, order, { command: 'pay', actorId: member.id, set: { method: 'free' } });
}

/**
 * Whether the order is a test order: one for a draft in test mode, by its staff.
 * @throws ApiError notFound, saleClosed
 */
async function checkEvent(inner: Context, member: Member, event: EventRow): Promise<boolean> {
  const isNotPublic = event.status === 'draft' || event.status === 'pending';
  if (isNotPublic && (await rolesIn(inner, member, event)).length === 0) throw new ApiError('notFound');
  if (isTestOrder(event)) return true;
  if (whySaleEnded(event, inner.now()) !== null) throw new ApiError('saleClosed');
  return false;
}

async function release(inner: Context, member: Member, here: OrderRow[], replaces: number | undefined) {
  if (replaces === undefined) return;
  const old = here.find(({ id }) => id === replaces);
  if (!old) throw new ApiError('notFound');
  if (old.method === 'stripe' || old.transferId !== null)
    throw new ApiError('wrongState', { replaces: 'payment' });
  await cancelAndReturn(inner, old, { actorId: member.id, cause: 'replaced' });
}

function openOrders({ db }: Context, member: Member): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, member.id),
        inArray(orders.status, [...OPEN]),
        // Offers of the waiting list do not count: the buyer did not request them.
        ne(orders.origin, 'waitlist'),
      ),
    );
}

/** @throws ApiError keyUsed when the key was used for other seats or another event */
async function findByKey(
  { db }: Context,
  member: Member,
  key: string,
  requestHash: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, member.id), eq(orders.origin, 'buyer'), eq(orders.requestKey, key)));
  if (row && row.requestHash !== requestHash) throw new ApiError('keyUsed', { idempotency_key: 'used' });
  return row;
}

/** A hash of the event and the requested seats, independent of the order of the lines. */
function hashOf({ event_id, items }: Input): string {
  const lines = items.map(
    ({ ticket_type_id, quantity, code = '' }) => `${ticket_type_id}:${quantity}:${toInviteCode(code)}`,
  );
  return createHash('sha256')
    .update(`${event_id}|${lines.sort().join('|')}`)
    .digest('hex');
}
