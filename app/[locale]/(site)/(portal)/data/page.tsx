import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import { RecordRows } from '@/components/data/prices/record-rows';
import { SeriesGroup } from '@/components/data/series/series-group';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { Link } from '@/components/ui/links/link';
import { byType, typeName, withoutHyphens } from '@/lib/data/type-name';
import { href } from '@/lib/platform/routing/href';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { sectionMetadata } from '@/lib/publishing/metadata/section';
import { listSeries } from '@/lib/data/read';
import { readRecords } from '@/lib/data/read-records';

export const revalidate = 300;

/** Days of points in the page. Older points are fetched when the reader chooses a longer range. */
const DAYS = 90;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('data');
}

/** All data series by type, below the latest records. */
export default async function DataPage() {
  const t = await getTranslations('data');
  const words = await getTranslations('records');
  const language = await pageLanguage();
  const [series, { fresh }] = await Promise.all([
    listSeries(language, { days: DAYS }),
    readRecords(language),
  ]);
  const groups = byType(series);
  const names = await Promise.all(groups.map(([type, group]) => typeName(type, group, language.locale)));
  const hasSamples = series.some(({ isSample }) => isSample);
  return (
    <LedgerPage
      title={fresh.length > 0 ? words('today', { count: fresh.length }) : words('none')}
      intro={hasSamples ? t('sampleNote') : t('description')}
      aside={t('title')}
      below={<Link href={href(language.locale, 'dataRecords')}>{words('link')}</Link>}
    >
      <RecordRows records={fresh} series={series} locale={language.locale} />
      {groups.map(([type, group]) => (
        <SeriesGroup key={type} type={type} series={group} locale={language.locale} heldDays={DAYS} />
      ))}
      <PageGraph
        locale={language.locale}
        address={{ name: 'data' }}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        items={groups.map(([type], at) => ({
          name: withoutHyphens(names[at] ?? type),
          href: href(language.locale, 'dataType', { type }),
        }))}
      />
    </LedgerPage>
  );
}
