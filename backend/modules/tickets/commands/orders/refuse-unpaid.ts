import { MAX_FAILED_CLAIMS } from '@/backend/contract/tickets/limits';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { readUnpaid } from '@/backend/modules/tickets/queries/orders/unpaid-claims';

interface Wanted {
  /** All accounts of the person. */
  accounts: readonly number[];
  /** Seats that would be held until a bank transfer is confirmed. */
  seats: number;
  /** The order that holds them already. */
  orderId?: number;
}

/**
 * Refuses seats to a person who holds too many unpaid seats of an event: until the organiser finds a bank transfer,
 * only the buyer says that it was made. The event must be locked.
 * @throws ApiError buyerBlocked, claimsFailed, claimsFull with the seats that may still be held
 */
export async function refuseUnpaid(
  context: Context,
  event: EventRow,
  { accounts, seats, orderId }: Wanted,
): Promise<void> {
  const unpaid = await readUnpaid(context, event, accounts, orderId);
  if (unpaid.isBlocked) throw new ApiError('buyerBlocked');
  if (unpaid.failedClaims >= MAX_FAILED_CLAIMS) throw new ApiError('claimsFailed');
  if (unpaid.seats + seats > unpaid.mayHold)
    throw new ApiError('claimsFull', undefined, undefined, {
      may_hold: Math.max(0, unpaid.mayHold - unpaid.seats),
    });
}

/** @throws ApiError buyerBlocked for a person from whom the organiser accepts no more orders */
export async function refuseBlocked(
  context: Context,
  event: EventRow,
  accounts: readonly number[],
): Promise<void> {
  if ((await readUnpaid(context, event, accounts)).isBlocked) throw new ApiError('buyerBlocked');
}
