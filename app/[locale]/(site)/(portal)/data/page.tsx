import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import { SectionGraph } from '@/components/publishing/section-graph';
import { RecordFigures } from '@/components/data/overview/record-figures';
import { SeriesHeader } from '@/components/data/overview/series-header';
import { SeriesNotes } from '@/components/data/overview/series-notes';
import { SeriesRows } from '@/components/data/overview/series-rows';
import { PriceAlertsSection } from '@/components/data/prices/price-alerts-section';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { Link } from '@/components/ui/links/link';
import { EmptyState } from '@/components/ui/notices/states';
import { byType, typeName, withoutHyphens } from '@/lib/data/type-name';
import { href } from '@/lib/platform/routing/href';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { sectionMetadata } from '@/lib/publishing/metadata/section';
import { listSeries } from '@/lib/data/read';
import { recordsTitle } from '@/lib/data/records-title';
import { readRecords } from '@/lib/data/read-records';

export const revalidate = 300;

/** Days of points in the page: those a line shows. */
const DAYS = 90;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('data');
}

/** All data series as one page of rows, below the records of the last day that is over. */
export default async function DataPage() {
  const t = await getTranslations('data');
  const words = await getTranslations('records');
  const language = await pageLanguage();
  const { locale } = language;
  const [series, { fresh, settled, latest }] = await Promise.all([
    listSeries(language, { days: DAYS }),
    readRecords(language),
  ]);
  if (series.length === 0) return <NoSeries title={t('title')} text={t('empty')} />;
  const groups = byType(series);
  const prices = series.filter(({ type }) => type === 'prices');
  const names = await Promise.all(groups.map(([type, group]) => typeName(type, group, locale)));
  return (
    <LedgerPage
      title={await recordsTitle(fresh.length, settled, locale)}
      beside={
        <p className="type-meta">
          <span className="me-4 max-md:hidden">{words('settled')}</span>
          <Link
            href={href(locale, 'dataRecords')}
            className="no-print text-ink-2 underline underline-offset-4"
          >
            {words('link')}
          </Link>
        </p>
      }
      aside={<span className="max-md:hidden">{t('title')}</span>}
      gutter="wide"
      below={<RecordFigures records={fresh} series={series} locale={locale} />}
    >
      <SeriesHeader locale={locale} />
      <SeriesRows series={series} latest={latest} locale={locale} />
      {prices.length > 0 && <PriceAlertsSection series={prices} locale={locale} />}
      <SeriesNotes series={series} locale={locale} />
      <PageGraph
        locale={locale}
        address={{ name: 'data' }}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        items={groups.map(([type], at) => ({
          name: withoutHyphens(names[at] ?? type),
          href: href(locale, 'dataType', { type }),
        }))}
      />
    </LedgerPage>
  );
}

/** The page of a newsroom that keeps no series yet. */
function NoSeries({ title, text }: Record<'title' | 'text', string>) {
  return (
    <LedgerPage title={title} gutter="wide">
      <EmptyState text={text} />
      <SectionGraph name="data" />
    </LedgerPage>
  );
}
