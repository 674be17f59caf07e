import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RecordRows } from '@/components/data/prices/record-rows';
import { SectionGraph } from '@/components/publishing/section-graph';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { Link } from '@/components/ui/links/link';
import { EmptyState } from '@/components/ui/notices/states';
import { listSeries } from '@/lib/data/read';
import { readRecords } from '@/lib/data/read-records';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { href } from '@/lib/platform/routing/href';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 300;

/** The page lists the records of 90 days, and each is drawn with the 90 days before it. */
const DAYS = 180;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('dataRecords');
}

/** Records of the data series, newest first. */
export default async function RecordsPage() {
  const t = await getTranslations('records');
  const language = await pageLanguage();
  const [{ records }, series] = await Promise.all([
    readRecords(language),
    listSeries(language, { days: DAYS }),
  ]);
  return (
    <LedgerPage
      title={t('title')}
      intro={t('description')}
      aside={<Link href={href(language.locale, 'data')}>{t('data')}</Link>}
    >
      {records.length === 0 ? (
        <EmptyState text={t('empty')} />
      ) : (
        <RecordRows records={records} series={series} locale={language.locale} />
      )}
      <SectionGraph name="dataRecords" parents={['data']} />
    </LedgerPage>
  );
}
