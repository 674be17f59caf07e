'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { href } from '@/lib/platform/routing/href';
import { cacheRead } from '@/lib/platform/offline/reader-caches';
import { useOwnTickets } from '@/lib/tickets/use-own-tickets';
import { Bar, BuyBar, type BuyBarProps } from './buy-bar';

/**
 * The bar at the foot of a phone: a link to the code of their ticket for ticket holders, a link to the tickets for
 * others. For holders the page is stored on the device, because there may be no network at the venue.
 */
export function OwnTicketBar(props: BuyBarProps) {
  const t = useTranslations('landing.bar');
  const locale = useLocale();
  const tickets = useOwnTickets(props.eventId);
  const [first] = tickets;
  const isHolder = first !== undefined;

  useEffect(() => {
    if (isHolder && navigator.onLine) void cacheRead();
  }, [isHolder]);

  if (!first) return props.price === '' ? null : <BuyBar {...props} />;
  const isUsed = tickets.every((ticket) => ticket.checked_in_time !== null);
  return (
    <Bar
      title={first.type_name}
      note={t(isUsed ? 'used' : 'held', { count: tickets.length })}
      link={tickets.length === 1 ? href(locale, 'ticket', { id: first.id }) : href(locale, 'myTickets')}
      action={t('showCode')}
    />
  );
}
