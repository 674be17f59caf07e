import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import { SeriesGroup } from '@/components/data/series-group';
import { LedgerPage } from '@/components/ui/ledger-page';
import { byType, typeName, withoutHyphens } from '@/lib/data/type-name';
import { href } from '@/lib/platform/routing/href';
import { pageLocale, pageLanguage } from '@/lib/platform/routing/page-params';
import { sectionImage } from '@/lib/publishing/share-picture/share-image';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import { listSeries } from '@/lib/data/read';

export const revalidate = 300;

const DAYS = 365;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('data');
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'data' },
    title: t('title'),
    description: t('description'),
    image: await sectionImage('data', await pageLocale()),
  });
}

/** Every series there is, by type. */
export default async function DataPage() {
  const t = await getTranslations('data');
  const language = await pageLanguage();
  const series = await listSeries(language, { days: DAYS });
  const groups = byType(series);
  const names = await Promise.all(groups.map(([type, group]) => typeName(type, group, language.locale)));
  const hasSamples = series.some(({ isSample }) => isSample);
  return (
    <LedgerPage title={t('title')} intro={hasSamples ? t('sampleNote') : t('description')}>
      {groups.map(([type, group]) => (
        <SeriesGroup key={type} type={type} series={group} locale={language.locale} />
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
