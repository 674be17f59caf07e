import type { FullOrder } from '@/lib/tickets/sentence';

/** Props of every part of an order's page. */
export interface OrderProps {
  order: FullOrder;
  /** Shows the order as a call returned it. */
  show: (order: FullOrder) => void;
}
