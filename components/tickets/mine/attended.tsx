'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Gate } from '@/components/accounts/gate';
import { Link } from '@/components/ui/link';
import { href } from '@/lib/platform/routing/href';
import { Heading } from './mine';
import { MyTickets } from './my-tickets';

/** Events of a member: upcoming and past ones they have tickets for, and a link to those they host. */
export function Attended() {
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
          <Heading text={t('hosting')} />
          <div className="entry">
            <div className="entry-body col-start-2 flex flex-wrap gap-3 pb-8">
              <Link href={href(locale, 'hosting')} className="btn btn-line">
                {t('toHosting')}
              </Link>
              <Link href={href(locale, 'myTickets')} className="btn btn-line">
                {t('toOrders')}
              </Link>
            </div>
          </div>
        </>
      )}
    </Gate>
  );
}
