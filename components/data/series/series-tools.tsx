import { getTranslations } from 'next-intl/server';
import { FigureFold } from '@/components/charts/worked-figure';
import { seriesCard } from '@/lib/data/card';
import type { Series } from '@/lib/data/read';
import { seriesFileAddress } from '@/lib/data/series-file-address';
import type { Locale } from '@/lib/platform/language/locales';
import { shareAddress } from '@/lib/publishing/share-picture/share-address';

const FORMATS = ['csv', 'json'] as const;

/** Links to the numbers of a series as files, and to its curve as a picture to share; the fold of its embedding code. */
export async function SeriesTools({
  series,
  locale,
  canEmbed = false,
}: {
  series: Series;
  locale: Locale;
  canEmbed?: boolean;
}) {
  const t = await getTranslations('data');
  // The picture is always drawn from a year; an address made from fewer days leads to it.
  const picture = shareAddress({ kind: 'series', id: series.key }, await seriesCard(series, locale));
  return (
    <>
      {FORMATS.map((format) => (
        <a
          key={format}
          href={seriesFileAddress(series.key, format, locale)}
          download
          aria-label={`${t('download')} ${format.toUpperCase()}`}
          className="figure-tool"
        >
          <span>{format.toUpperCase()}</span>
        </a>
      ))}
      {canEmbed && <FigureFold name="embed" label={t('embed')} />}
      <a href={picture} className="figure-tool">
        <span>{t('picture')}</span>
      </a>
    </>
  );
}
