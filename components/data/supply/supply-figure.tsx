import { getTranslations } from 'next-intl/server';
import { WorkedFigure } from '@/components/charts/worked-figure';
import { figureCredit } from '../series/figure-credit';
import { SeriesTools } from '../series/series-tools';
import { SupplySquares } from './supply-squares';
import { formatDate } from '@/lib/platform/dates/dates';
import { formatFigure, formatPercent } from '@/lib/platform/numbers/figures';
import { SUPPLY_MILLIONS } from '@/lib/data/supply-squares';
import { toDayValues } from '@/lib/data/series-view';
import type { Locale } from '@/lib/platform/language/locales';
import { seriesLabels } from '../series/series-labels';
import type { Series } from '@/lib/data/read';

const TABLE_ROWS = 30;
const MILLION = 1_000_000;

/** How much of the 21 million coins is mined, as squares of a million each. */
export async function SupplyFigure({
  series,
  mined,
  locale,
}: {
  series: Series;
  mined: number;
  locale: Locale;
}) {
  const t = await getTranslations('data');
  const labels = await seriesLabels(series, locale);
  const limit = SUPPLY_MILLIONS * MILLION;
  const facts = [
    { label: t('mined'), value: formatFigure(mined) },
    { label: t('left'), value: formatFigure(limit - mined) },
    { label: t('share'), value: formatPercent((mined / limit) * 100, { digits: 2 }) },
  ];
  const label = t('supplyLabel', { mined: formatFigure(mined) });
  return (
    <div>
      <dl className="mb-5 flex flex-wrap gap-x-10 gap-y-3">
        {facts.map((fact) => (
          <div key={fact.label} className="flex flex-col-reverse">
            <dt className="type-meta mt-1.5">{fact.label}</dt>
            <dd className="n-display text-4xl font-semibold md:text-display-xs">{fact.value}</dd>
          </div>
        ))}
      </dl>
      <WorkedFigure
        tools={<SeriesTools series={series} locale={locale} />}
        title={series.name}
        unit={labels.unit}
        {...figureCredit(labels)}
        tableNote={labels.tableNote}
        table={{
          caption: label,
          columns: [
            { key: 'day', label: labels.date },
            { key: 'value', label: series.name, numeric: true },
          ],
          rows: toDayValues(series.points)
            .slice(-TABLE_ROWS)
            .map(({ day, value }) => ({ day: formatDate(day, locale, 'date'), value: formatFigure(value) }))
            .reverse(),
        }}
      >
        <div className="pt-2 pb-3 [&>div]:max-w-[560px]">
          <SupplySquares label={label} minedMillions={mined / MILLION} />
        </div>
        <p className="type-meta">{t('squareNote')}</p>
      </WorkedFigure>
    </div>
  );
}
