'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/links/link';
import { SectionLink } from '@/components/ui/links/section-link';
import { SumLines } from '@/components/tickets/hold/sum-lines';
import { TimeText } from '@/components/ui/dates/time-text';
import { UserText } from '@/components/ui/words/user-text';
import { placeOf } from '@/lib/events/place';
import { zonedMoment } from '@/lib/events/time';
import { href } from '@/lib/platform/routing/href';
import { isOpen } from '@/lib/tickets/sentence';
import { CancelOrder } from './cancel-order';
import { MoneyRows } from './money-rows';
import type { OrderProps } from './order-props';

/** The framed box beside an order: event, seller, buyer, lines and payments. In print it follows the tickets. */
export function Receipt({ order, show }: OrderProps) {
  const t = useTranslations('tickets.order');
  const hold = useTranslations('tickets.hold');
  const locale = useLocale();
  const { event } = order;
  const at = (iso: string) => zonedMoment(new Date(iso), event.time_zone, locale);
  const names = new Map(
    order.items.map((item) => [
      item.ticket_type_id,
      order.tickets.filter((ticket) => ticket.ticket_type_id === item.ticket_type_id).map(({ name }) => name),
    ]),
  );
  return (
    <section
      aria-labelledby="receipt-title"
      className="border-2 border-ink bg-paper px-5 py-5 md:px-6 xl:sticky xl:top-[100px]"
    >
      <h2 id="receipt-title" className="pb-3 text-xl leading-normal">
        {t('order')} <span className="n text-sm font-normal text-ink-2">{order.number}</span>
      </h2>
      <div className="border-t border-rule py-4">
        <SectionLink
          section="events"
          href={href(locale, 'event', { id: event.id })}
          className="text-md font-semibold"
        >
          <UserText text={event.title} />
        </SectionLink>
        <p className="pt-1 text-sm text-ink-2">
          <TimeText at={event.start_time} className="n">
            {at(event.start_time)}
          </TimeText>
          <span className="block">
            <UserText text={placeOf(event, locale)} />
          </span>
        </p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 pt-3 text-sm text-ink-2">
          <dt>{t('seller')}</dt>
          <dd>
            <UserText text={event.organiser} />
          </dd>
          <dt>{t('buyer')}</dt>
          <dd>
            <UserText text={[order.name, order.email].filter(Boolean).join(' · ')} />
          </dd>
          <dt>{t('ordered')}</dt>
          <dd className="n">{at(order.created_time)}</dd>
        </dl>
      </div>
      <SumLines
        lines={order.items.map((item) => ({
          id: item.ticket_type_id,
          name: item.name,
          quantity: item.quantity,
          amount: item.price * item.quantity,
          note: names
            .get(item.ticket_type_id)
            ?.filter(Boolean)
            .join(locale === 'en' ? ', ' : '、'),
        }))}
        label={t(isOpen(order) ? 'due' : 'total')}
        total={order.total}
        currency={order.currency}
        free={order.total === 0 ? hold('free') : undefined}
      />
      <MoneyRows order={order} />
      <p className="no-print flex flex-wrap justify-between gap-x-4 pt-4 text-sm">
        {!isOpen(order) && (
          <button type="button" onClick={() => print()} className="form-link">
            {t('print')}
          </button>
        )}
        {order.total > 0 && (
          <Link href={href(locale, 'orderReceipt', { id: order.id })} className="form-link">
            {t(order.receipts.length > 0 ? 'receipts' : 'invoice')}
          </Link>
        )}
        {isOpen(order) && <CancelOrder order={order} show={show} />}
        <Link href={href(locale, 'myTickets')} className="ms-auto form-link">
          {t('toMine')}
        </Link>
      </p>
    </section>
  );
}
