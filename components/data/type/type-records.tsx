import { getTranslations } from 'next-intl/server';
import { RecordRows } from '@/components/data/prices/record-rows';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import type { Series } from '@/lib/data/read';
import type { SeriesRecord } from '@/lib/data/record';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  records: readonly SeriesRecord[];
  /** The series with the points the rows are drawn from. */
  series: readonly Series[];
  locale: Locale;
  /** Whether the page says above that the numbers are samples. */
  hasSampleMark?: boolean;
}

/** The records on the page of a type of data, as a section; nothing when there are none. */
export async function TypeRecords({ records, series, locale, hasSampleMark = false }: Props) {
  const t = await getTranslations('records');
  if (records.length === 0) return null;
  return (
    <LedgerSection label={t('section')} rule="ink">
      <div className="md:-mt-4 [&>article+article]:border-t [&>article+article]:border-rule">
        <RecordRows
          records={records}
          series={series}
          locale={locale}
          isInSection
          hasSampleMark={hasSampleMark}
        />
      </div>
    </LedgerSection>
  );
}
