import { getTranslations } from 'next-intl/server';
import { SampleMark } from '@/components/ui/words/sample-mark';
import type { Series } from '@/lib/data/read';
import type { SeriesRecord } from '@/lib/data/record';
import { seriesGroups } from '@/lib/data/series-groups';
import type { Locale } from '@/lib/platform/language/locales';
import { SeriesRow } from './series-row';

interface Props {
  series: readonly Series[];
  latest: ReadonlyMap<string, SeriesRecord>;
  locale: Locale;
}

/** All series as rows, by group, whose names are in the gutter. */
export async function SeriesRows({ series, latest, locale }: Props) {
  const t = await getTranslations('data');
  return seriesGroups(series).map(({ group, series: rows }, index) => (
    <section key={group} id={group} className="entry scroll-mt-20">
      <h2
        className={`entry-gutter pt-4 text-base leading-normal font-bold ${index > 0 ? 'max-md:border-t max-md:border-ink' : ''}`}
      >
        {t(`groups.${group}.name`)}
        <span className="block text-xs font-normal text-ink-3">
          {t(`groups.${group}.note`)}
          {rows.every(({ isSample }) => isSample) && <SampleMark word={t('sample')} />}
        </span>
      </h2>
      <ul className={`entry-body ${index > 0 ? 'md:border-t md:border-ink' : ''}`}>
        {rows.map((row) => (
          <SeriesRow
            key={row.key}
            series={row}
            latest={latest.get(row.key) ?? null}
            isMarked={!rows.every(({ isSample }) => isSample)}
            locale={locale}
          />
        ))}
      </ul>
    </section>
  ));
}
