import { getTranslations } from 'next-intl/server';
import { ChartFigure } from '@/components/charts/chart-figure';
import { DataTable } from '@/components/charts/data-table';
import { formatFigure } from '@/lib/platform/numbers/figures';
import type { Locale } from '@/lib/platform/language/locales';
import { issuance, pastHalvings } from '@/lib/data/issuance';
import type { Series } from '@/lib/data/read';
import { toDayValues } from '@/lib/data/series-view';
import { HalvingCountdown } from './halving-countdown';
import { IssuanceChart } from './issuance-chart';
import { seriesLabels } from './series-labels';

/** The whole story of a supply that halves: the way to the next halving, the curve, and the halvings that were. */
export async function IssuanceFigure({ series, locale }: { series: Series; locale: Locale }) {
  const t = await getTranslations('issuance');
  const last = toDayValues(series.points).at(-1);
  if (!last) return null;
  const { value: mined, day } = last;
  const labels = await seriesLabels(series, locale);
  const points = issuance(mined, day);
  const coins = (value: number | null) => (value === null ? '' : formatFigure(value));
  return (
    <div className="mt-8 grid gap-10">
      <div className="max-w-[560px]">
        <HalvingCountdown mined={mined} day={day} locale={locale} />
      </div>
      <ChartFigure
        title={t('curve')}
        unit={`${labels.unit}${t('note')}`}
        source={labels.source}
        updated={labels.updated}
        sample={labels.sample}
        tableLabel={labels.table}
        table={{
          caption: t('curve'),
          columns: [
            { key: 'month', label: labels.date },
            { key: 'mined', label: t('mined'), numeric: true },
            { key: 'expected', label: t('expected'), numeric: true },
            { key: 'reward', label: t('reward'), numeric: true },
          ],
          rows: points.map(({ month, mined: was, expected, reward }) => ({
            month,
            mined: coins(was),
            expected: coins(expected),
            reward: String(reward),
          })),
        }}
      >
        <IssuanceChart
          points={points}
          labels={{
            chart: t('chart'),
            cursor: t('cursor'),
            mined: t('mined'),
            expected: t('expected'),
            cap: t('cap'),
            none: '–',
          }}
        />
      </ChartFigure>
      <section>
        <h2 className="mb-3 text-[17px] font-bold">{t('halvings')}</h2>
        <DataTable
          caption={t('halvings')}
          columns={[
            { key: 'number', label: t('halving') },
            { key: 'day', label: labels.date, numeric: true },
            { key: 'height', label: t('height'), numeric: true },
            { key: 'reward', label: t('reward'), numeric: true },
            { key: 'supply', label: t('mined'), numeric: true },
          ]}
          rows={pastHalvings(mined).map(({ number, day: on, height, before, after, supply }) => ({
            day: on,
            number: t('nth', { number }),
            height: formatFigure(height),
            reward: `${before} / ${after}`,
            supply: formatFigure(supply),
          }))}
        />
      </section>
    </div>
  );
}
