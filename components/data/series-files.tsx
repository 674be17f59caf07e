import { getTranslations } from 'next-intl/server';
import { seriesFileAddress } from '@/lib/data/series-file-address';
import type { Locale } from '@/lib/platform/language/locales';

const FORMATS = ['csv', 'json'] as const;

/** Download links for the numbers of a series. @param name the key of the series */
export async function SeriesFiles({ name, locale }: { name: string; locale: Locale }) {
  const t = await getTranslations('data');
  return (
    <p className="mt-1 flex gap-x-5 text-[13.5px]">
      <span className="text-ink-3">{t('download')}</span>
      {FORMATS.map((format) => (
        <a
          key={format}
          href={seriesFileAddress(name, format, locale)}
          download
          className="text-ink-2 underline underline-offset-3 hover:text-ink"
        >
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}
