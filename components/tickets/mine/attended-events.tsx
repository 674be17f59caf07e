'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Gate } from '@/components/accounts/gate';
import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';
import { Heading } from './member-tickets';
import { MyTickets } from './my-tickets';

/** Upcoming and past events a member has tickets for, and links to their orders and to events they organise. */
export function AttendedEvents() {
  const t = useTranslations('tickets.mine');
  const locale = useLocale();
  return (
    <Gate>
      {() => (
        <>
          <Heading text={t('attending')} />
          <MyTickets when="upcoming" />
          <Heading text={t('past')} />
          <MyTickets when="past" />
          <Heading text={t('ordersAndReceipts')} />
          <Way to={href(locale, 'myTickets')} label={t('toOrders')} />
          <Heading text={t('hosting')} />
          <Way to={href(locale, 'hosting')} label={t('toHosting')} />
        </>
      )}
    </Gate>
  );
}

function Way({ to, label }: { to: string; label: string }) {
  return (
    <div className="entry">
      <p className="entry-body col-start-2 pb-8">
        <Link href={to} className="btn btn-line">
          {label}
        </Link>
      </p>
    </div>
  );
}
