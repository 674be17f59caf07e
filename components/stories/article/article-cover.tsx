import { getTranslations } from 'next-intl/server';
import { ChartFigure } from '@/components/charts/chart-figure';
import { CoverCaption } from '@/components/pictures/cover-caption';
import { ItemCover } from '@/components/pictures/item-cover';
import { COVER_CHART_ID } from '@/components/rich-text/cover-chart-reference';
import { hasCover } from '@/lib/pictures/has-cover';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import type { Locale } from '@/lib/platform/language/locales';
import type { Chart } from '@/lib/publishing/rich-text/chart';
import { chartRows } from '@/lib/publishing/rich-text/chart-rows';
import type { Story } from '@/lib/stories/story';

interface Props {
  story: Story;
  locale: Locale;
  lang?: string;
  /** The chart of the text that the cover draws; null when it draws something else. */
  chart: Chart | null;
  credit: { source: string; updated: string };
}

const EDGE_TO_EDGE = 'max-[723.98px]:-mx-5 max-[723.98px]:w-[calc(100%+40px)] max-[723.98px]:max-w-none';

/**
 * The cover above an article: a chart of its text with title, unit, source and numbers, any other with a sentence;
 * nothing for an article without one.
 */
export async function ArticleCover({ story, locale, lang, chart, credit }: Props) {
  if (!hasCover(story)) return null;
  if (!chart)
    return (
      <figure className={`mt-6 md:mt-7 ${story.pic === '' ? 'print:hidden' : ''}`}>
        <ItemCover
          item={story}
          {...COVER_BOXES.article}
          priority
          className={`h-auto w-full ${EDGE_TO_EDGE}`}
        />
        <CoverCaption item={story} lang={lang} />
      </figure>
    );
  const t = await getTranslations({ locale, namespace: 'article' });
  return (
    <div id={COVER_CHART_ID} className="mt-6 md:mt-7" lang={lang}>
      <ChartFigure
        title={chart.title}
        unit={chart.note || chart.unit}
        source={credit.source}
        updated={credit.updated}
        tableLabel={t('chartTable')}
        table={chartRows(chart)}
      >
        <ItemCover item={story} {...COVER_BOXES.article} priority className="h-auto w-full" />
      </ChartFigure>
    </div>
  );
}
