'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { href } from '@/lib/platform/routing/href';
import { cacheRead } from '@/lib/platform/offline/reader-caches';
import { useOwnTickets } from '@/lib/tickets/use-own-tickets';
import { Bar, BuyBar, type BuyBarProps } from './buy-bar';

/**
 * The bar at the foot of a phone: for who holds a ticket of the event the way to its code, for others the way to the
 * tickets. The page of a holder is kept on the device, because a hall may have no network.
 */
export function OwnTicketBar(props: BuyBarProps) {
  const t = useTranslations('landing.bar');
  const locale = useLocale();
  const own = useOwnTickets(props.eventId);
  const [first] = own;
  const isHolder = first !== undefined;

  useEffect(() => {
    if (isHolder && navigator.onLine) void cacheRead();
  }, [isHolder]);

  if (!first) return props.price === '' ? null : <BuyBar {...props} />;
  const isUsed = own.every((ticket) => ticket.checked_in_time !== null);
  return (
    <Bar
      title={first.type_name}
      note={t(isUsed ? 'used' : 'held', { count: own.length })}
      link={own.length === 1 ? href(locale, 'ticket', { id: first.id }) : href(locale, 'myTickets')}
      action={t('showCode')}
    />
  );
}
