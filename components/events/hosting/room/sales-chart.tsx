import { useLocale, useTranslations } from 'next-intl';
import { BarChart } from '@/components/charts/bar-chart';
import { DataTable } from '@/components/charts/data-table';
import { type HomeNumbers, salesByDay } from '@/lib/events/hosting/overview';
import { formatDate } from '@/lib/platform/dates/dates';
import { RoomSection } from './room-section';

const DAY_PX = 84;
const MIN_PX = 252;

/** Tickets sold on each day, and the same as a table. */
export function SalesChart({ home }: { home: HomeNumbers }) {
  const t = useTranslations('hosting.overview.sales');
  const locale = useLocale();
  const days = salesByDay(home.sales);
  const labels = days.map(({ day }) => formatDate(day, locale, 'monthDay'));
  return (
    <RoomSection title={t('title')} aside={t('unit')}>
      {days.length === 0 ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <>
          {/* A bar keeps its measure when there are few days. */}
          <div style={{ maxWidth: Math.max(MIN_PX, days.length * DAY_PX) }}>
            <BarChart
              whole
              label={t('title')}
              labels={labels}
              values={days.map(({ tickets }) => tickets)}
              format={String}
            />
          </div>
          <details className="hr-twin">
            <summary>{t('table')}</summary>
            <DataTable
              caption={t('title')}
              columns={[
                { key: 'day', label: t('day') },
                { key: 'tickets', label: t('tickets'), numeric: true },
              ]}
              rows={days
                .filter(({ tickets }) => tickets > 0)
                .map(({ day, tickets }) => ({ day: formatDate(day, locale, 'date'), tickets }))}
            />
          </details>
        </>
      )}
    </RoomSection>
  );
}
