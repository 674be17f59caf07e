import { getTranslations } from 'next-intl/server';
import { curveYears, issuance, rewardSpans } from '@/lib/data/issuance';
import type { Series } from '@/lib/data/read';
import { toDayValues } from '@/lib/data/series-view';
import type { ComparedWith } from '@/lib/data/use-compared';
import type { Locale } from '@/lib/platform/language/locales';
import { digitsOf, formatFigure } from '@/lib/platform/numbers/figures';
import { EmbedCode } from '../series/embed-code';
import { SeriesTools } from '../series/series-tools';
import { seriesLabels } from '../series/series-labels';
import { SupplyChart } from './supply-chart-deferred';

const TICKS = [0, 5_000_000, 10_000_000, 15_000_000];
const WAN = 10_000;
const MILLION = 1_000_000;

interface Props {
  series: Series;
  mined: number;
  /** `YYYY-MM-DD` of the last known figure. */
  day: string;
  /** Series it may be compared with. */
  others: readonly ComparedWith[];
  locale: Locale;
  /** Days of points the series came with. */
  heldDays: number;
}

/** The issuance curve of a supply with halvings, with its ranges, a comparison and its numbers as a table. */
export async function IssuanceFigure({ series, mined, day, others, locale, heldDays }: Props) {
  const t = await getTranslations('issuance');
  const labels = await seriesLabels(series, locale);
  const points = issuance(mined, day);
  const values = toDayValues(series.points);
  const coins = (value: number | null) => (value === null ? '' : formatFigure(value));
  const tick = (value: number) =>
    value === 0 ? '0' : t('ticks', { wan: String(value / WAN), million: String(value / MILLION) });
  return (
    <SupplyChart
      series={{ key: series.key, type: series.type, name: series.name, unit: series.unit }}
      points={values}
      heldDays={heldDays}
      outliers={toDayValues(series.outliers)}
      isStopped={series.stoppedAt !== null}
      digits={digitsOf(values.map(({ value }) => value))}
      locale={locale}
      others={others}
      labels={labels}
      tools={<SeriesTools series={series} locale={locale} canEmbed />}
      folded={<EmbedCode name={series.key} title={series.name} locale={locale} />}
      whole={{
        unit: t('rewardNote'),
        table: {
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
        },
      }}
      issuance={{
        points,
        spans: rewardSpans(mined, day),
        ticks: TICKS.map((value) => ({ value, text: tick(value) })),
        years: curveYears(),
        labels: {
          chart: t('chart'),
          cursor: t('cursor'),
          mined: t('mined'),
          expected: t('expected'),
          reward: t('reward'),
          cap: t('capLine'),
          today: t('today'),
        },
      }}
    />
  );
}
