import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { DataTable } from '@/components/charts/data-table';
import { LoadError } from '@/components/accounts/gate';
import { EmptyState, SkeletonRows } from '@/components/ui/notices/states';
import { useCall } from '@/lib/accounts/use-call';
import { foreignWordsLang } from '@/lib/platform/language/foreign-lang';
import { zonedMoment } from '@/lib/events/time';
import { HostingPageFrame } from '../hosting-page-frame';
import { PageSection } from '../page-section';

/** The waiting list of an event, in order. */
export function WaitingListPage({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.waiting');
  const locale = useLocale();
  const { data, error, mutate } = useCall('activityWaitlist', { activity_id: event.id, locale });
  const rows = data?.list ?? [];
  return (
    <HostingPageFrame title={data ? t('title', { count: rows.length }) : t('name')} intro={t('intro')}>
      {!data && (error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />)}
      {data && rows.length === 0 && <EmptyState text={t('empty')} />}
      {rows.length > 0 && (
        <PageSection title={t('name')}>
          <DataTable
            caption={t('name')}
            columns={[
              { key: 'name', label: t('who') },
              { key: 'ticket', label: t('ticket') },
              { key: 'quantity', label: t('quantity'), numeric: true },
              { key: 'state', label: t('state') },
              { key: 'time', label: t('since'), numeric: true },
            ]}
            rows={rows.map((row) => ({
              name: <span lang={foreignWordsLang(row.name, locale)}>{row.name || t('unnamed')}</span>,
              ticket: <span lang={foreignWordsLang(row.ticket_name, locale)}>{row.ticket_name}</span>,
              quantity: row.quantity,
              state: t(row.state === 'offered' ? 'offered' : 'waits'),
              time: zonedMoment(new Date(row.time), event.time_zone, locale),
            }))}
          />
        </PageSection>
      )}
    </HostingPageFrame>
  );
}
