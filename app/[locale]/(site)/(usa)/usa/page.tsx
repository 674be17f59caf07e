import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { PageGraph } from '@/components/publishing/page-graph';
import { RegionPage } from '@/components/regions/region-page';
import { WideSign } from '@/components/regions/wide-sign';
import { listEdition, readRegion } from '@/lib/regions/read';
import { readerLanguage } from '@/lib/platform/language/localize';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('usa');
}

export default async function UsaPage() {
  const t = await getTranslations('region');
  const locale = await pageLocale();
  const edition = await readRegion('usa', readerLanguage(locale));
  const sign = (
    <WideSign title={t('usaTitle')} topics={edition.topics} topicsLabel={t('topics')} locale={locale} />
  );
  return (
    <>
      <RegionPage edition={edition} region="usa" locale={locale} sign={sign} />
      <PageGraph
        locale={locale}
        address={{ name: 'usa' }}
        type="CollectionPage"
        title={t('usaTitle')}
        description={t('usaDescription')}
        items={toSteps(listEdition(edition))}
      />
    </>
  );
}
