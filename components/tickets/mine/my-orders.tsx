'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadError } from '@/components/accounts/gate';
import { formatDate } from '@/lib/platform/dates/dates';
import { Link } from '@/components/ui/links/link';
import { EmptyState, SkeletonRows } from '@/components/ui/notices/states';
import { TimeText } from '@/components/ui/dates/time-text';
import type { CallOutput } from '@/backend/contract/calls';
import { UserText } from '@/components/ui/words/user-text';
import { zonedClock, zonedDay } from '@/lib/events/time';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { formatMoney } from '@/lib/platform/numbers/money';
import { href } from '@/lib/platform/routing/href';
import { useCall } from '@/lib/accounts/use-call';
import { MoreRows } from './more-rows';

const SIZE = 20;
type Row = CallOutput<'myOrders'>['list'][number];

/** The orders of a member with their state, newest first. */
export function MyOrders() {
  const t = useTranslations('tickets.mine');
  const area = useTranslations('area');
  const [size, setSize] = useState(SIZE);
  const { data, error, mutate } = useCall('myOrders', { page: 1, size });
  if (!data && error) return <LoadError text={error.message || undefined} retry={() => void mutate()} />;
  if (!data) return <SkeletonRows label={area('loading')} />;
  if (data.total === 0) return <EmptyState text={t('noOrders')} />;
  return (
    <>
      {data.list.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
      <MoreRows shown={data.list.length} total={data.total} onMore={() => setSize(size + SIZE)} />
    </>
  );
}

/** Situations in which the buyer has to act. */
const URGENT: readonly Row['situation'][] = ['held', 'offered', 'underpaid', 'event_changed'];

/** States of orders that were paid and have a receipt. */
const HAS_RECEIPT: readonly Row['status'][] = ['paid', 'refund_in_progress', 'refunded'];

/** Whether the refund consists only of the surplus that was paid. */
const isOnlySurplus = ({ grounds }: Row) =>
  grounds.length > 0 && grounds.every((ground) => ground === 'surplus');

function OrderRow({ order }: { order: Row }) {
  const t = useTranslations('tickets.mine');
  const locale = useLocale();
  const { event } = order;
  const until = order.expires_at && zonedClock(new Date(order.expires_at), event.time_zone);
  const items = order.items
    .map(({ name, quantity }) => `${name}×${quantity}`)
    .join(locale === 'en' ? ', ' : '、');
  return (
    <div className="entry">
      <p className="entry-gutter pt-[18px] text-sm text-ink-3">
        <TimeText at={order.created_time} className="n">
          {formatDate(zonedDay(new Date(order.created_time), event.time_zone), locale, 'number')}
        </TimeText>
      </p>
      <span aria-hidden="true" className={`node top-[28px] ${order.status === 'paid' ? 'bg-ink' : ''}`} />
      <div className="entry-body flex items-baseline justify-between gap-4 border-t border-rule py-4">
        <div>
          <h3 className="text-lg leading-normal font-semibold" lang={foreignLang(event.lang, locale)}>
            <Link href={href(locale, 'order', { id: order.id })}>{event.title}</Link>
          </h3>
          <p className="type-meta">
            <span className={URGENT.includes(order.situation) ? 'font-semibold text-mark' : ''}>
              {t(`situation.${order.situation}`, { what: isOnlySurplus(order) ? 'surplus' : 'tickets' })}
              {order.situation === 'held' && until && (
                <span className="ps-2">{t('until', { time: until })}</span>
              )}
            </span>
            <span className="ps-3">
              <UserText text={items} />
            </span>
            <span className="n ps-3">{order.number}</span>
            {order.total > 0 && HAS_RECEIPT.includes(order.status) && (
              <Link href={href(locale, 'orderReceipt', { id: order.id })} className="ms-3 form-link">
                {t('receipt')}
              </Link>
            )}
          </p>
        </div>
        <span className="n flex-none font-semibold">
          {formatMoney(order.total, order.currency, locale, { isExact: true })}
        </span>
      </div>
    </div>
  );
}
