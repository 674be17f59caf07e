import { useLocale, useTranslations } from 'next-intl';
import { BarChart } from '@/components/charts/bar-chart';
import { type HomeNumbers, salesByDay } from '@/lib/hosting/overview';
import { formatDate } from '@/lib/platform/dates/dates';
import { PageSection } from '../page-section';
import { NumbersTable } from './numbers-table';

const DAY_PX = 84;
const MIN_PX = 252;

/** Tickets sold on each day, and the same as a table. */
export function SalesChart({ home }: { home: HomeNumbers }) {
  const t = useTranslations('hosting.overview.sales');
  const locale = useLocale();
  const days = salesByDay(home.sales);
  const nameOf = (id: number | null) =>
    home.types.find(({ ticket_type_id }) => ticket_type_id === id)?.name ?? '';
  const remarks = home.remarks.flatMap(({ day, kind, ticket_type_id }) => {
    const index = days.findIndex((sales) => sales.day === day);
    return index < 0 ? [] : [{ index, day, text: t(`remarks.${kind}`, { name: nameOf(ticket_type_id) }) }];
  });
  const remarksOf = (day: string) =>
    remarks.flatMap((remark) => (remark.day === day ? [remark.text] : [])).join(t('comma'));
  const labels = days.map(({ day }) => formatDate(day, locale, 'monthDay'));
  return (
    <PageSection title={t('title')} aside={t('unit')}>
      {days.length === 0 ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <>
          {/* The width of a bar stays the same when there are few days. */}
          <div style={{ maxWidth: Math.max(MIN_PX, days.length * DAY_PX) }}>
            <BarChart
              whole
              label={t('title')}
              labels={labels}
              values={days.map(({ tickets }) => tickets)}
              marks={remarks}
              format={String}
            />
          </div>
          <NumbersTable
            label={t('table')}
            caption={t('title')}
            columns={[
              { key: 'day', label: t('day') },
              { key: 'tickets', label: t('tickets'), numeric: true },
              ...(remarks.length > 0 ? [{ key: 'remarks', label: t('remark') }] : []),
            ]}
            rows={days
              .map(({ day, tickets }) => ({
                day: formatDate(day, locale, 'date'),
                tickets,
                remarks: remarksOf(day),
              }))
              .filter(({ tickets, remarks: remarkText }) => tickets > 0 || remarkText !== '')}
          />
        </>
      )}
    </PageSection>
  );
}
