import { useCall } from '@/lib/accounts/use-call';
import type { FullOrder } from './sentence';

/** Milliseconds between two calls while an order may still change. */
const REFRESH_MS = 20_000;
const SETTLED: readonly FullOrder['status'][] = ['refunded', 'cancelled'];

/** An order of the member. `show` displays the order that another call returned. */
export function useOrder(id: number) {
  const { data, error, mutate } = useCall(
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
