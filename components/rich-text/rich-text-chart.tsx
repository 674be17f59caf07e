import { getTranslations } from 'next-intl/server';
import { BarChart } from '@/components/charts/bar-chart';
import { ChartFigure } from '@/components/charts/chart-figure';
import type { DataTableProps } from '@/components/charts/data-table';
import { LineChart } from '@/components/charts/line-chart';
import { formatFigure } from '@/lib/platform/numbers/figures';
import type { Locale } from '@/lib/platform/language/locales';
import type { Chart } from '@/lib/publishing/rich-text/chart';

interface Props {
  chart: Chart;
  locale: Locale;
  credit: { source: string; updated: string };
}

const BARS_PX = 160;
const LINES_PX = 200;
/** In characters. When all labels are this short, more of them fit under the chart. */
const SHORT_LABEL = 5;
const MAX_LABELS = { short: 12, long: 8 } as const;

/** A chart of an article with its title, unit, source, date and numbers. */
export async function RichTextChart({ chart, locale, credit }: Props) {
  const t = await getTranslations({ locale, namespace: 'article' });
  return (
    <ChartFigure
      title={chart.title}
      unit={chart.note || chart.unit}
      source={credit.source}
      updated={credit.updated}
      tableLabel={t('chartTable')}
      table={toTable(chart)}
    >
      {chart.kind === 'bars' ? (
        <BarChart
          label={chart.title}
          labels={chart.labels}
          values={chart.series[0]?.values ?? []}
          highlight={chart.highlight}
          height={BARS_PX}
          maxLabels={
            MAX_LABELS[chart.labels.every((label) => label.length <= SHORT_LABEL) ? 'short' : 'long']
          }
        />
      ) : (
        <LineChart
          label={chart.title}
          labels={chart.labels}
          series={chart.series}
          cursorLabel={t('chartCursor')}
          height={LINES_PX}
        />
      )}
    </ChartFigure>
  );
}

function toTable({ title, axis, labels, series }: Chart): DataTableProps {
  return {
    caption: title,
    columns: [
      { key: 'axis', label: axis },
      ...series.map(({ name }, index) => ({ key: `series${index}`, label: name, numeric: true })),
    ],
    rows: labels.map((label, row) => ({
      axis: label,
      ...Object.fromEntries(series.map(({ values }, index) => [`series${index}`, asWritten(values[row])])),
    })),
  };
}

/** The number with all its decimals; a dash for no value. */
function asWritten(value: number | null | undefined): string {
  if (value === null || value === undefined) return '–';
  return formatFigure(value, { digits: String(value).split('.')[1]?.length ?? 0 });
}
