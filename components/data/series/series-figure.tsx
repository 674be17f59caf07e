import { getTranslations } from 'next-intl/server';
import { digitsOf } from '@/lib/platform/numbers/figures';
import { WindowChange } from '@/components/data/overview/window-change';
import { latestFigure } from '@/lib/data/latest-figure';
import { toDayValues } from '@/lib/data/series-view';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { SeriesChart } from './series-chart-deferred';
import type { ComparedWith } from '@/lib/data/use-compared';
import { EmbedCode } from './embed-code';
import { SeriesTools } from './series-tools';
import { SeriesHead } from './series-head';
import { seriesLabels } from './series-labels';
import { SupplyFigure } from '../supply/supply-figure';
import type { Series } from '@/lib/data/read';

interface Props {
  series: Series;
  /** Series to compare with; when empty, no choice is shown. */
  others?: readonly ComparedWith[];
  locale: Locale;
  /** Days of points the series came with. */
  heldDays: number;
  /** Whether its last value stands above already. */
  isHeadless?: boolean;
}

/** The last value of a series and its chart; the series names the kind of chart. */
export async function SeriesFigure({ series, others = [], locale, heldDays, isHeadless = false }: Props) {
  const t = await getTranslations('data');
  const points = toDayValues(series.points);
  const last = points.at(-1);
  if (!last) return <p className="text-ink-2">{t('missing')}</p>;
  if (series.chart === 'supply') return <SupplyFigure series={series} mined={last.value} locale={locale} />;
  const digits = digitsOf(points.map(({ value }) => value));
  return (
    <div lang={foreignLang(series.lang, locale)}>
      {!isHeadless && (
        <SeriesHead {...latestFigure(series)} isStopped={series.stoppedAt !== null}>
          <WindowChange series={series} locale={locale} />
        </SeriesHead>
      )}
      <SeriesChart
        series={{ key: series.key, type: series.type, name: series.name, unit: series.unit }}
        kind={series.chart}
        points={points}
        heldDays={heldDays}
        outliers={toDayValues(series.outliers)}
        isStopped={series.stoppedAt !== null}
        digits={digits}
        locale={locale}
        others={series.chart === 'line' ? others.filter(({ key }) => key !== series.key) : []}
        labels={await seriesLabels(series, locale, isHeadless)}
        tools={<SeriesTools series={series} locale={locale} canEmbed />}
        folded={<EmbedCode name={series.key} title={series.name} locale={locale} />}
      />
    </div>
  );
}
