import type { RefundGround } from '@/backend/contract/tickets/statuses';
import type { OrderRow, RefundRow } from '@/backend/modules/tickets/queries/orders/rows';

/**
 * Why money is returned: for returned tickets; as a surplus, when the order had been paid before and no ticket is
 * returned; or because the order never became tickets.
 */
export function refundGround(
  { ticketIds, createdAt }: Pick<RefundRow, 'ticketIds' | 'createdAt'>,
  { paidAt }: Pick<OrderRow, 'paidAt'>,
): RefundGround {
  if (ticketIds.length > 0) return 'tickets';
  return paidAt !== null && paidAt <= createdAt ? 'surplus' : 'unsold';
}
