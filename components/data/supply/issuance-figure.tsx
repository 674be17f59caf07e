import { getTranslations } from 'next-intl/server';
import { WorkedFigure } from '@/components/charts/worked-figure';
import { curveYears, issuance, rewardSpans } from '@/lib/data/issuance';
import type { Series } from '@/lib/data/read';
import type { Locale } from '@/lib/platform/language/locales';
import { formatFigure } from '@/lib/platform/numbers/figures';
import { figureCredit } from '../series/figure-credit';
import { IssuanceChart } from './issuance-chart-deferred';
import { SeriesTools } from '../series/series-tools';
import { seriesLabels } from '../series/series-labels';

const TICKS = [0, 5_000_000, 10_000_000, 15_000_000];
const WAN = 10_000;
const MILLION = 1_000_000;

interface Props {
  series: Series;
  mined: number;
  /** `YYYY-MM-DD` of the last known figure. */
  day: string;
  locale: Locale;
}

/** The issuance curve of a supply with halvings, with its numbers as a table. */
export async function IssuanceFigure({ series, mined, day, locale }: Props) {
  const t = await getTranslations('issuance');
  const labels = await seriesLabels(series, locale);
  const points = issuance(mined, day);
  const coins = (value: number | null) => (value === null ? '' : formatFigure(value));
  const tick = (value: number) =>
    value === 0 ? '0' : t('ticks', { wan: String(value / WAN), million: String(value / MILLION) });
  return (
    <WorkedFigure
      tools={<SeriesTools series={series} locale={locale} />}
      title={series.name}
      unit={t('rewardNote')}
      {...figureCredit(labels)}
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
        spans={rewardSpans(mined, day)}
        ticks={TICKS.map((value) => ({ value, text: tick(value) }))}
        years={curveYears()}
        labels={{
          chart: t('chart'),
          cursor: t('cursor'),
          mined: t('mined'),
          expected: t('expected'),
          reward: t('reward'),
          cap: t('capLine'),
          today: t('today'),
        }}
      />
    </WorkedFigure>
  );
}
