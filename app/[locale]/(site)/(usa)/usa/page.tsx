import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { PageGraph } from '@/components/publishing/page-graph';
import { RegionPage } from '@/components/regions/region-page';
import { WideSign } from '@/components/regions/wide-sign';
import { listEdition, readRegion } from '@/lib/regions/read';
import { readerLanguage } from '@/lib/platform/language/localize';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { sectionImage } from '@/lib/publishing/share-picture/share-image';
import { toSteps } from '@/lib/publishing/graph/steps';
import { pageMetadata } from '@/lib/publishing/metadata/page';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('region');
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'usa' },
    title: t('usaTitle'),
    description: t('usaDescription'),
    image: await sectionImage('usa', await pageLocale()),
  });
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
