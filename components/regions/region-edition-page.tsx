import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import { readerLanguage } from '@/lib/platform/language/localize';
import type { Locale } from '@/lib/platform/language/locales';
import { toSteps } from '@/lib/publishing/graph/steps';
import { listEdition, readRegion } from '@/lib/regions/read';
import type { RegionView } from '@/lib/regions/region-view';
import { HangingSign } from './hanging-sign';
import { RegionPage } from './region-page';
import { WideSign } from './wide-sign';

interface Props {
  region: RegionView;
  locale: Locale;
}

/** The page of an edition: its sign as its look wants it, its content, and what search engines read of it. */
export async function RegionEditionPage({ region, locale }: Props) {
  const t = await getTranslations('region');
  // The Hong Kong edition is written with the forms of Hong Kong.
  const edition = await readRegion(region.key, readerLanguage(locale, region.key === 'hk'));
  const Sign = region.look === 'dark' ? HangingSign : WideSign;
  return (
    <>
      <RegionPage
        edition={edition}
        region={region}
        locale={locale}
        sign={
          <Sign
            title={region.name}
            sign={region.sign}
            topics={edition.topics}
            topicsLabel={t('topics')}
            locale={locale}
          />
        }
      />
      <PageGraph
        locale={locale}
        address={region.address}
        type="CollectionPage"
        title={region.name}
        description={region.description}
        items={toSteps(listEdition(edition))}
      />
    </>
  );
}
