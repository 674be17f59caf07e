import type { FullOrder } from '@/lib/tickets/sentence';

/** What every part of an order's page is given. */
export interface OrderProps {
  order: FullOrder;
  /** Shows what a call made of the order. */
  show: (order: FullOrder) => void;
}
