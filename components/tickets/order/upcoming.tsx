import { useLocale, useTranslations } from 'next-intl';
import { TimeText } from '@/components/ui/dates/time-text';
import { zonedMoment, zoneName } from '@/lib/events/time';
import { useIsPast } from '@/lib/tickets/use-is-past';
import { type FullOrder, isOpen } from '@/lib/tickets/sentence';

/** What comes next for an order: the tickets, the refund deadline, the start of the event. */
export function Upcoming({ order }: { order: FullOrder }) {
  const t = useTranslations('tickets.order');
  const locale = useLocale();
  const { event, refund } = order;
  const isRefundPast = useIsPast(refund.until, order.server_time);
  const hasTickets =
    isOpen(order) || order.tickets.some(({ state }) => state === 'valid' || state === 'refunding');
  const isOver = !hasTickets || event.state !== 'upcoming';
  if (isOver) return null;
  const at = (iso: string) => zonedMoment(new Date(iso), event.time_zone, locale);
  return (
    <div className="entry no-print">
      <p className="entry-gutter pt-4 text-sm text-ink-3">{t('then')}</p>
      <ul className="entry-body border-t border-rule pt-4 text-base leading-[1.95] text-ink-3">
        {order.status === 'awaiting_approval' && <li>{t('thenAnswer')}</li>}
        {isOpen(order) && order.total > 0 && <li>{t('thenTickets')}</li>}
        {refund.until && !isRefundPast && (
          <li>
            <TimeText at={refund.until} className="n pe-4">
              {at(refund.until)}
            </TimeText>
            {t('thenRefund')}
          </li>
        )}
        <li>
          <TimeText at={event.start_time} className="n pe-4">
            {`${at(event.start_time)} ${zoneName(event.time_zone, new Date(event.start_time), locale)}`}
          </TimeText>
          {t('thenBegins')}
        </li>
      </ul>
    </div>
  );
}
