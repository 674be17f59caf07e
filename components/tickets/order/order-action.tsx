import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import type { FullOrder } from '@/lib/tickets/sentence';
import { nextLink } from '@/lib/tickets/next-link';

/** The next step for an order that is paid or has ended, as one link; nothing when there is none. */
export function OrderAction({ order }: { order: FullOrder }) {
  const t = useTranslations('tickets.order.wayOn');
  const locale = useLocale();
  const way = nextLink(order);
  if (way === null || (isToEvent(way) && isSectionOff('events'))) return null;
  const to =
    way.word === 'ticket'
      ? href(locale, 'ticket', { id: way.ticketId })
      : way.word === 'receipt'
        ? href(locale, 'orderReceipt', { id: order.id })
        : href(locale, 'event', { id: order.event.id });
  return (
    <Link href={to} className={`no-print btn mt-5 ${way.word === 'ticket' ? 'btn-ink' : 'btn-line'}`}>
      {t(way.word)}
    </Link>
  );
}

/** Whether a next step leads to the page of the event: all but those to a ticket or a receipt. */
const isToEvent = ({ word }: NonNullable<ReturnType<typeof nextLink>>): boolean =>
  word !== 'ticket' && word !== 'receipt';
