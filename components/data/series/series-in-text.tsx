import { BarChart } from '@/components/charts/bar-chart';
import { ChartFigure } from '@/components/charts/chart-figure';
import { LineChart } from '@/components/charts/line-chart';
import { RichText } from '@/components/rich-text/rich-text';
import { Link } from '@/components/ui/links/link';
import { chartDays } from '@/lib/data/chart-days';
import { outlierMarks } from '@/lib/data/outlier-marks';
import { readSeries } from '@/lib/data/read';
import { numberFormatOf, seriesTable } from '@/lib/data/series-table';
import { toDayValues } from '@/lib/data/series-view';
import { splitUnit } from '@/lib/data/with-unit';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { readerLanguage } from '@/lib/platform/language/localize';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import type { SeriesMention } from '@/lib/publishing/rich-text/series-mention';
import { figureCredit } from './figure-credit';
import { seriesLabels } from './series-labels';

const HEIGHT_PX = 200;
/** More points cannot be told apart in the width of a text column. */
const MAX_POINTS = 400;

/**
 * A series within a text, with its latest values. Falls back to the link in the text when the series is gone or has
 * no values.
 */
export async function SeriesInText({ series: mention, locale }: { series: SeriesMention; locale: Locale }) {
  const { key, days, title, html } = mention;
  const series = await readSeries(key, readerLanguage(locale), { days, most: MAX_POINTS });
  const points = toDayValues(series?.points ?? []);
  const last = points.at(-1);
  if (!series || !last) return <RichText html={html} />;
  const labels = await seriesLabels(series, locale);
  const { print, isSigned } = numberFormatOf(points);
  const head = splitUnit(print(last.value), series.unit);
  const shown = chartDays(points, days);
  const name = title || series.name;
  const dateOf = (day: string | undefined) => formatDate(day, locale, 'date');
  const chart = {
    label: labels.chart
      .replace('{name}', name)
      .replace('{from}', dateOf(points[0]?.day))
      .replace('{to}', dateOf(last.day)),
    labels: shown.map(({ day }) => formatDate(days > 366 ? day.slice(0, 7) : day, locale, 'monthDay')),
    cursorLabel: labels.cursor,
    missing: labels.missing,
    height: HEIGHT_PX,
    format: print,
  };
  const values = shown.map(({ value }) => value);
  const marks = outlierMarks(shown, toDayValues(series.outliers), ({ day, value }) =>
    labels.outlier.replace('{day}', dateOf(day)).replace('{value}', print(value)),
  );
  return (
    <div lang={foreignLang(series.lang, locale)} className="series-in-text">
      <ChartFigure
        title={name}
        unit={labels.unit}
        {...figureCredit(labels)}
        tableNote={labels.tableNote}
        table={seriesTable(points, { caption: chart.label, date: labels.date, name, locale })}
      >
        <p className="m-0 mb-2 flex items-baseline gap-2">
          <b className={`n text-3xl font-semibold ${series.stoppedAt === null ? '' : 'text-ink-3'}`}>
            {head.figure}
          </b>
          <span className="type-meta">{head.unit}</span>
          {isShown('dataType') && (
            <Link
              href={href(locale, 'dataType', { type: series.type })}
              className="ms-auto type-meta underline"
            >
              {labels.page}
            </Link>
          )}
        </p>
        {series.chart === 'bars' ? (
          <BarChart {...chart} values={values} signed={isSigned} />
        ) : (
          <LineChart
            {...chart}
            series={[{ name: '', values }]}
            marks={marks}
            isOpenEnded={series.stoppedAt !== null}
          />
        )}
      </ChartFigure>
    </div>
  );
}
