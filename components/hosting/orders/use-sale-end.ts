import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useIsPast } from '@/lib/tickets/use-is-past';
import type { DeskOrder, OrderRow } from '@/lib/hosting/order-acts';
import { type SaleEnd, saleEndOf } from '@/lib/hosting/sale-end';

/**
 * Like `saleEndOf`, but changes also when the event ends by the server's clock while the page is open; null until the
 * order is read.
 */
export function useSaleEnd(order: DeskOrder | undefined): SaleEnd | null {
  const isPast = useIsPast(order?.event.end_time ?? null, order?.server_time ?? null);
  if (!order) return null;
  return saleEndOf(order) ?? (isPast && !order.is_test ? 'eventOver' : null);
}

/** The same for the orders of a list. */
export function useSaleEndOf(
  { status, end_time }: Pick<OwnEvent, 'status' | 'end_time'>,
  rows: readonly OrderRow[],
): SaleEnd | null {
  const isPast = useIsPast(end_time, rows[0]?.server_time ?? null);
  if (status === 'cancelled') return 'eventCancelled';
  return isPast && status === 'published' ? 'eventOver' : null;
}
