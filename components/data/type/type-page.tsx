import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { SeriesFigure } from '@/components/data/series/series-figure';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import type { ComparedWith } from '@/lib/data/use-compared';
import type { Mention } from '@/lib/data/read-mentions';
import type { Series } from '@/lib/data/read';
import type { SeriesRecord } from '@/lib/data/record';
import { seriesName } from '@/lib/data/series-name';
import type { Locale } from '@/lib/platform/language/locales';
import { PriceAlertsSection } from '../prices/price-alerts-section';
import { TypeHead } from './type-head';
import { TypeNotes } from './type-notes';
import { TypeRecords } from './type-records';

interface Props {
  title: string;
  aside: ReactNode;
  /** The series of the type; the first one is the large figure. */
  series: readonly Series[];
  others: readonly ComparedWith[];
  records: readonly SeriesRecord[];
  mentions: readonly Mention[];
  locale: Locale;
  /** Days of points the series came with. */
  heldDays: number;
}

/**
 * The page of a type of data: a question, its answer in large figures and one sentence, charts with their ranges,
 * comparison, table and files, records, flashes that name it, and how it is counted.
 */
export async function TypePage(props: Props) {
  const { title, aside, series, others, records, mentions, locale, heldDays } = props;
  const t = await getTranslations('data');
  const [first] = series;
  const prices = series.filter(({ type }) => type === 'prices');
  return (
    <LedgerPage
      title={title}
      aside={aside}
      gutter="wide"
      below={first && <TypeHead series={first} locale={locale} />}
    >
      {series.map((row) => (
        <LedgerSection
          key={row.key}
          id={row.key}
          label={series.length > 1 ? seriesName(row) : t('curve')}
          rule="ink"
        >
          <SeriesFigure
            series={row}
            others={others}
            locale={locale}
            heldDays={heldDays}
            isHeadless={row === first}
          />
        </LedgerSection>
      ))}
      <TypeRecords records={records} series={series} locale={locale} hasSampleMark />
      {prices.length > 0 && <PriceAlertsSection series={prices} locale={locale} />}
      <TypeNotes series={series} mentions={mentions} locale={locale} />
    </LedgerPage>
  );
}
