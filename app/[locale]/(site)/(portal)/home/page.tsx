import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HomeFlashes } from '@/components/home/home-flashes';
import { HomeGrid } from '@/components/home/home-grid';
import { HomeLead } from '@/components/home/home-lead';
import { HomeSections } from '@/components/home/home-sections';
import { WideLists } from '@/components/home/wide-lists';
import { PriceStrip } from '@/components/home/price-strip';
import { PageGraph } from '@/components/publishing/page-graph';
import { SideLists } from '@/components/side-lists/side-lists';
import { PageFragment } from '@/components/ui/page-fragment';
import { mostReadFragment } from '@/lib/platform/fragments/address';
import { pageLocale, pageLanguage } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import { sectionImage } from '@/lib/publishing/share-picture/share-image';
import { href } from '@/lib/platform/routing/href';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { siteName } from '@/lib/platform/config/site';
import { listSpotPrices } from '@/lib/data/read-spot';
import { readHome } from '@/lib/home/read';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const t = await getTranslations('home');
  const site = await getTranslations('site');
  return pageMetadata({
    locale,
    address: { name: 'home' },
    title: t('title', { name: siteName(locale), tagline: site('tagline') }),
    description: site('description'),
    image: await sectionImage('home', locale),
  });
}

export default async function HomePage() {
  const language = await pageLanguage();
  const { locale } = language;
  const [home, site, prices, spot] = await Promise.all([
    readHome(language),
    getTranslations('site'),
    getTranslations('sidebar'),
    listSpotPrices(),
  ]);
  const stories = [home.lead, ...home.columns];
  return (
    <HomeGrid
      strip={
        isShown('data') &&
        spot.length > 0 && (
          <PriceStrip
            label={prices('prices')}
            windows={{
              day: [prices('window.day.amount'), prices('window.day.unit')],
              week: [prices('window.week.amount'), prices('window.week.unit')],
              month: [prices('window.month.amount'), prices('window.month.unit')],
              year: [prices('window.year.amount'), prices('window.year.unit')],
            }}
            href={href(locale, 'data')}
            up={prices('up')}
            down={prices('down')}
            prices={spot}
          />
        )
      }
      lead={<HomeLead story={home.lead} locale={locale} />}
      flashes={<HomeFlashes flashes={home.flashes} day={home.day} locale={locale} />}
      lists={
        <>
          <PageFragment address={mostReadFragment(locale)} />
          <SideLists language={language} lists={['topics']} />
        </>
      }
      wideLists={<WideLists language={language} />}
      searches={<SideLists language={language} lists={['hotSearch']} />}
    >
      <HomeSections home={home} language={language} />
      <PageGraph
        locale={locale}
        address={{ name: 'home' }}
        type="CollectionPage"
        title={siteName(locale)}
        description={site('description')}
        items={toSteps(stories.filter((story) => story !== null))}
      />
    </HomeGrid>
  );
}
