import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { LoadError } from '@/components/accounts/gate';
import { SkeletonRows } from '@/components/ui/notices/states';
import { overviewOrder } from '@/lib/hosting/overview';
import { useCall } from '@/lib/accounts/use-call';
import { nowMs } from '@/lib/platform/dates/clock';
import { CheckInChart } from './check-in-chart';
import { EmbedSection } from './embed-section';
import { MoneySection } from './money-section';
import { OverviewTitle } from './overview-title';
import { RecentScans } from './recent-scans';
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
  } = useCall('activityHome', { activity_id: event.id, locale }, { refreshInterval: REFRESH_MS });
  if (!home) return error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />;
  const sections = {
    checkIns: <CheckInChart key="checkIns" event={event} home={home} />,
    recent: <RecentScans key="recent" scans={home.gate?.recent ?? []} timeZone={event.time_zone} />,
    seats: <SeatsSection key="seats" seats={home.seats} />,
    types: <TypesTable key="types" event={event} home={home} />,
    sales: <SalesChart key="sales" home={home} />,
    money: <MoneySection key="money" home={home} />,
    views: event.status === 'draft' ? null : <ViewsSection key="views" id={event.id} />,
  };
  return (
    <div className="ledger ledger-stacked hr-overview">
      <OverviewTitle event={event} home={home} />
      {overviewOrder(event, nowMs()).map((name) => sections[name])}
      {event.status === 'published' && <EmbedSection id={event.id} />}
    </div>
  );
}
