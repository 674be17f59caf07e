import { useLocale, useTranslations } from 'next-intl';
import { BarChart } from '@/components/charts/bar-chart';
import { DataTable } from '@/components/charts/data-table';
import { useCall } from '@/lib/accounts/use-call';
import { formatDate } from '@/lib/platform/dates/dates';
import { formatFigure, formatPercent } from '@/lib/platform/numbers/figures';
import { PageSection } from '../page-section';
import { ViewSteps } from './view-steps';

const SOURCES = ['home', 'news', 'columns', 'events', 'search', 'direct', 'other'] as const;
const BARS_PX = 120;

/**
 * Views of the event's page: by day, the pages readers came from, and the orders that followed. Only sums are shown.
 */
export function ViewsSection({ id }: { id: number }) {
  const t = useTranslations('hosting.overview.views');
  const locale = useLocale();
  const { data } = useCall('activityViews', { activity_id: id });
  if (!data) return null;
  const total = data.days.reduce((sum, { views }) => sum + views, 0);
  return (
    <PageSection title={t('title')} aside={t('unit')}>
      {total === 0 ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <>
          <div className="grid gap-x-12 gap-y-5 md:grid-cols-[minmax(0,1fr)_264px]">
            <BarChart
              whole
              label={t('title')}
              labels={data.days.map(({ day }) => formatDate(day, locale, 'monthDay'))}
              values={data.days.map(({ views }) => views)}
              height={BARS_PX}
              maxLabels={6}
            />
            <ViewSteps views={total} orders={data.orders} paid={data.paid} />
          </div>
          <div className="mt-5 max-w-[520px]">
            <DataTable
              caption={t('from')}
              columns={[
                { key: 'source', label: t('from') },
                { key: 'views', label: t('views'), numeric: true },
                { key: 'share', label: t('share'), numeric: true },
              ]}
              rows={data.sources.map(({ source, views }) => {
                const sourceKey = SOURCES.find((candidate) => candidate === source);
                return {
                  source: sourceKey ? t(`sources.${sourceKey}`) : source,
                  views: formatFigure(views),
                  share: formatPercent((views / total) * 100, { digits: 0 }),
                };
              })}
            />
          </div>
        </>
      )}
    </PageSection>
  );
}
