import { getTranslations } from 'next-intl/server';
import { seriesCard } from '@/lib/data/card';
import type { Series } from '@/lib/data/read';
import { seriesFileAddress } from '@/lib/data/series-file-address';
import type { Locale } from '@/lib/platform/language/locales';
import { shareAddress } from '@/lib/publishing/share-picture/share-address';

const FORMATS = ['csv', 'json'] as const;
const TOOL = 'py-1 text-ink-2 underline underline-offset-3 hover:text-ink';

/** Links to the numbers of a series as files, and to its curve as a picture to share. */
export async function SeriesFiles({ series, locale }: { series: Series; locale: Locale }) {
  const t = await getTranslations('data');
  // The picture is always drawn from a year; an address made from fewer days leads to it.
  const picture = shareAddress({ kind: 'series', id: series.key }, await seriesCard(series, locale));
  return (
    <p className="flex flex-wrap gap-x-5 text-xs">
      <span className="py-1 text-ink-3">{t('download')}</span>
      {FORMATS.map((format) => (
        <a key={format} href={seriesFileAddress(series.key, format, locale)} download className={TOOL}>
          {format.toUpperCase()}
        </a>
      ))}
      <a href={picture} className={TOOL}>
        {t('picture')}
      </a>
    </p>
  );
}
