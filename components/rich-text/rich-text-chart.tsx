import { getTranslations } from 'next-intl/server';
import { ChartFigure } from '@/components/charts/chart-figure';
import type { Locale } from '@/lib/platform/language/locales';
import type { Chart } from '@/lib/publishing/rich-text/chart';
import { chartRows } from '@/lib/publishing/rich-text/chart-rows';
import { ChartDrawing } from './chart-drawing';

interface Props {
  chart: Chart;
  locale: Locale;
  credit: { source: string; updated: string };
}

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
      table={chartRows(chart)}
    >
      <ChartDrawing chart={chart} cursorLabel={t('chartCursor')} />
    </ChartFigure>
  );
}
