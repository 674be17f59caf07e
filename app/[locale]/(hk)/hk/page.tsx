import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import { HangingSign } from '@/components/regions/hanging-sign';
import { RegionPage } from '@/components/regions/region-page';
import { listEdition, readRegion } from '@/lib/regions/read';
import { readerLanguage } from '@/lib/platform/language/localize';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('hk');
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
