import { useLocale } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { OrderLog } from '@/components/hosting/orders/order-log';
import { useCall } from '@/lib/accounts/use-call';

/** The log of the order that a refund belongs to. */
export function OrderOfPayout({ id, event }: { id: number; event: OwnEvent }) {
  const locale = useLocale();
  const { data } = useCall('activityOrder', { id, locale });
  return data ? <OrderLog order={data} timeZone={event.time_zone} /> : null;
}
