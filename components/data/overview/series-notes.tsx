import { getTranslations } from 'next-intl/server';
import { Licence } from '@/components/data/series/licence';
import type { Series } from '@/lib/data/read';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  series: readonly Series[];
  locale: Locale;
}

/** What holds for the whole table: its window, whether there are samples, and the licence of each source. */
export async function SeriesNotes({ series, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'data' });
  const licences = new Map(series.flatMap(({ licence }) => (licence ? [[licence.text, licence]] : [])));
  return (
    <div className="entry">
      <div className="entry-gutter" />
      <div className="entry-body border-t border-ink pt-3 text-xs leading-relaxed text-ink-3">
        <p>{t('windowNote')}</p>
        {series.some(({ isSample }) => isSample) && <p>{t('sampleNote')}</p>}
        <p>
          {[...licences.values()].map((licence) => (
            <Licence key={licence.text} licence={licence} />
          ))}
        </p>
      </div>
    </div>
  );
}
