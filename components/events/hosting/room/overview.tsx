import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { Failed } from '@/components/accounts/gate';
import { Link } from '@/components/ui/link';
import { SkeletonRows } from '@/components/ui/states';
import { overviewOrder, overviewTitle } from '@/lib/events/hosting/overview';
import { useHostCall } from '@/lib/events/hosting/use-host-call';
import { nowMs } from '@/lib/platform/dates/clock';
import { href } from '@/lib/platform/routing/href';
import { CheckInChart } from './check-in-chart';
import { MoneySection } from './money-section';
import { SalesChart } from './sales-chart';
import { SeatsSection } from './seats-section';
import { TypesTable } from './types-table';
import { ViewsSection } from './views-section';

const REFRESH_MS = 15_000;

/** The overview of an event. Title and order of the sections depend on its state and the time. */
export function Overview({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.overview');
  const locale = useLocale();
  const {
    data: home,
    error,
    mutate,
  } = useHostCall('activityHome', { activity_id: event.id, locale }, { refreshMs: REFRESH_MS });
  if (!home) return error ? <Failed retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />;
  const { key, values } = overviewTitle(event, home, nowMs());
  const sections = {
    checkIns: <CheckInChart key="checkIns" event={event} home={home} />,
    seats: <SeatsSection key="seats" seats={home.seats} />,
    types: <TypesTable key="types" event={event} home={home} />,
    sales: <SalesChart key="sales" home={home} />,
    money: <MoneySection key="money" home={home} />,
    views: event.status === 'draft' ? null : <ViewsSection key="views" id={event.id} />,
  };
  return (
    <div className="ledger ledger-stacked hr-overview">
      <header className="entry">
        <div className="entry-body col-start-2 hr-title">
          <h1 className="type-page-title">{t(`titles.${key}`, values)}</h1>
          {(event.status === 'draft' || event.status === 'pending') && (
            <Link href={href(locale, 'eventEdit', { id: event.id })} className="btn btn-ink">
              {t('toForm')}
            </Link>
          )}
          {event.status === 'published' && (
            <Link href={href(locale, 'event', { id: event.id })} className="btn btn-line">
              {t('toPage')}
            </Link>
          )}
        </div>
      </header>
      {overviewOrder(event, nowMs()).map((name) => sections[name])}
    </div>
  );
}
