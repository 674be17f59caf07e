import type { EventRow } from '@/backend/modules/events/queries/row';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';

/** Whether an order can be paid by bank transfer: its event takes them, or did when the buyer chose to make one. */
export const takesTransfers = (
  { method }: Pick<OrderRow, 'method'>,
  { paymentMethods }: Pick<EventRow, 'paymentMethods'>,
): boolean => method === 'manual' || paymentMethods.includes('manual');
