'use client';

import { useTranslations } from 'next-intl';
import { Gate } from '@/components/accounts/gate';
import { MyOrders } from './my-orders';
import { MyTickets } from './my-tickets';

/** The upcoming tickets of a member, and their orders. */
export function MemberTickets() {
  const t = useTranslations('tickets.mine');
  return (
    <Gate>
      {() => (
        <>
          <Heading text={t('tickets')} />
          <MyTickets when="upcoming" />
          <Heading text={t('orders')} />
          <MyOrders />
        </>
      )}
    </Gate>
  );
}

/** The heading of a list. */
export function Heading({ text }: { text: string }) {
  return (
    <div className="entry">
      <h2 className="entry-body col-start-2 pt-8 pb-3 text-xl">{text}</h2>
    </div>
  );
}
