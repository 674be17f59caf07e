import { useTicketCall } from './use-ticket-call';
import type { FullOrder } from './sentence';

/** While money or an answer is on its way, the page asks again. */
const REFRESH_MS = 20_000;
const SETTLED: readonly FullOrder['status'][] = ['refunded', 'cancelled'];

/** An own order, and a way to show what a call made of it. */
export function useOrder(id: number) {
  const { data, error, mutate } = useTicketCall(
    'orderDetails',
    { id },
    { refreshInterval: (order) => (order && SETTLED.includes(order.status) ? 0 : REFRESH_MS) },
  );
  return {
    order: data ?? null,
    error: data ? null : (error ?? null),
    refresh: () => void mutate().catch(() => undefined),
    show: (order: FullOrder) => void mutate(order, { revalidate: false }),
  };
}

export type ShownOrder = ReturnType<typeof useOrder>;
