import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import { HangingSign } from '@/components/regions/hanging-sign';
import { RegionPage } from '@/components/regions/region-page';
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
    address: { name: 'hk' },
    title: t('hkTitle'),
    description: t('hkDescription'),
    image: await sectionImage('hk', await pageLocale()),
  });
}

export default async function HongKongPage() {
  const t = await getTranslations('region');
  const locale = await pageLocale();
  const edition = await readRegion('hk', readerLanguage(locale, true));
  const sign = (
    <HangingSign title={t('hkTitle')} topics={edition.topics} topicsLabel={t('topics')} locale={locale} />
  );
  return (
    <>
      <RegionPage edition={edition} region="hk" locale={locale} sign={sign} />
      <PageGraph
        locale={locale}
        address={{ name: 'hk' }}
        type="CollectionPage"
        title={t('hkTitle')}
        description={t('hkDescription')}
        items={toSteps(listEdition(edition))}
      />
    </>
  );
}
