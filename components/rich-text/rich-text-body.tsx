import type { ReactNode } from 'react';
import type { Part } from '@/lib/publishing/rich-text/parts';
import type { SeriesMention } from '@/lib/publishing/rich-text/series-mention';
import type { Locale } from '@/lib/platform/language/locales';
import { CoverChartReference } from './cover-chart-reference';
import { RichTextChart } from './rich-text-chart';
import { RichTextPlayer } from './rich-text-player';
import { RichText } from './rich-text';

interface Props {
  parts: Part[];
  locale: Locale;
  /** `lang` attribute of the text, when it differs from the page's. */
  lang?: string;
  /** Who compiled the charts, and when they were last changed. */
  credit: { source: string; updated: string };
  /** The number of the chart that stands above the text as its cover. */
  coverChart?: number;
  /** Draws a series of the data section; without it, the link in the text is shown. */
  drawSeries?: (series: SeriesMention) => ReactNode;
  className?: string;
}

/**
 * A text with its charts, drawn from its own tables, data series with their latest values, and players that are loaded
 * by a press.
 */
export function RichTextBody({
  parts,
  locale,
  lang,
  credit,
  coverChart,
  drawSeries,
  className = 'article-flow',
}: Props) {
  return (
    <div className={className}>
      {parts.map((part, index) => {
        if (part.kind === 'html') return <RichText key={index} html={part.html} lang={lang} />;
        if (part.kind === 'series')
          return (
            <div key={index}>
              {drawSeries ? drawSeries(part.series) : <RichText html={part.series.html} lang={lang} />}
            </div>
          );
        if (part.kind === 'player')
          return <RichTextPlayer key={index} mention={part.mention} locale={locale} lang={lang} />;
        if (part.number === coverChart)
          return <CoverChartReference key={index} title={part.chart.title} locale={locale} />;
        return (
          <div key={index} lang={lang}>
            {part.note !== null && <NoteBeside html={part.note} />}
            <RichTextChart chart={part.chart} locale={locale} credit={credit} />
          </div>
        );
      })}
    </div>
  );
}

/** The margin note of a chart, in the gutter. */
function NoteBeside({ html }: { html: string }) {
  return <aside className="figure-note mb-4 md:mb-0" dangerouslySetInnerHTML={{ __html: html }} />;
}
