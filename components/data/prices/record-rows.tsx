import { getTranslations } from 'next-intl/server';
import type { SeriesRecord } from '@/lib/data/record';
import type { Series } from '@/lib/data/read';
import type { Locale } from '@/lib/platform/language/locales';
import { QuoteCopier } from './quote-copier-deferred';
import { RecordRow } from './record-row';

interface Props {
  records: readonly SeriesRecord[];
  /** The series with the points the rows are drawn from. */
  series: readonly Series[];
  locale: Locale;
  /** See `RecordRow`. */
  isInSection?: boolean;
  hasSampleMark?: boolean;
}

/** A list of records, each a sentence made of its numbers, with its line and a button that copies it. */
export async function RecordRows({ records, series, locale, isInSection, hasSampleMark }: Props) {
  const t = await getTranslations('records');
  const byKey = new Map(series.map((dataSeries) => [dataSeries.key, dataSeries]));
  return (
    <>
      {records.map((record) => (
        <RecordRow
          key={`${record.key}-${record.at}-${record.isHigh}`}
          record={record}
          series={byKey.get(record.key) ?? null}
          locale={locale}
          isInSection={isInSection}
          hasSampleMark={hasSampleMark}
        />
      ))}
      {records.length > 0 && <QuoteCopier labels={{ copied: t('copied'), failed: t('notCopied') }} />}
    </>
  );
}
