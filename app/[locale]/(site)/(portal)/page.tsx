import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/layout/page-graph';
import { toSteps } from '@/lib/seo/graph/steps';
import { StoryList } from '@/components/content/story-list';
import { HomeData } from '@/components/home/home-data';
import { HomeEvents } from '@/components/home/home-events';
import { HomeFlashes } from '@/components/home/home-flashes';
import { HomeGrid } from '@/components/home/home-grid';
import { HomeLead } from '@/components/home/home-lead';
import { HomePicks } from '@/components/home/home-picks';
import { HomeRest } from '@/components/home/home-rest';
import { HomeSection } from '@/components/home/home-section';
import { SideLists } from '@/components/widgets/side-lists';
import { readHome } from '@/lib/backend/articles';
import { listNextEvents } from '@/lib/backend/side-lists';
import { href } from '@/lib/i18n/address';
import { pickNeighbourStyles } from '@/lib/covers/neighbours';
import { pageLocale, pageReading } from '@/lib/page';
import { sectionImage } from '@/lib/share-picture/share-image';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteName } from '@/lib/site';

export const revalidate = 300;

const EVENTS = 3;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const t = await getTranslations('home');
  const site = await getTranslations('site');
  const title = t('title', { name: siteName(locale), tagline: site('tagline') });
  return pageMetadata({
    locale,
    address: { name: 'home' },
    title,
    description: site('description'),
    image: await sectionImage('home', locale),
  });
}

export default async function HomePage() {
  const reading = await pageReading();
  const { locale } = reading;
  const t = await getTranslations('home');
  const site = await getTranslations('site');
  const [home, { events }] = await Promise.all([readHome(reading), listNextEvents(reading, EVENTS)]);
  const [look, ...looks] = pickNeighbourStyles([home.lead?.id ?? 0, ...home.columns.map(({ id }) => id)], {
    lead: true,
  });
  return (
    <HomeGrid
      lead={
        home.lead ? (
          <HomeLead story={home.lead} locale={locale} look={look} />
        ) : (
          <h1 className="sr-only">{siteName(locale)}</h1>
        )
      }
      flashes={<HomeFlashes flashes={home.flashes} day={home.day} locale={locale} />}
      lists={<SideLists reading={reading} lists={['hotSearch', 'recommend']} />}
    >
      <HomeRest>
        <PageGraph
          locale={locale}
          address={{ name: 'home' }}
          type="CollectionPage"
          title={siteName(locale)}
          description={site('description')}
          items={toSteps([...(home.lead ? [home.lead] : []), ...home.columns])}
        />
        <HomePicks stories={home.picks} title={t('picks')} locale={locale} />
        <HomeSection title={t('data')} href={href(locale, 'data')}>
          <HomeData reading={reading} />
        </HomeSection>
        <HomeSection title={t('columns')} href={href(locale, 'columns')}>
          <StoryList stories={home.columns} locale={locale} looks={looks} />
        </HomeSection>
        <HomeSection title={t('events')} href={href(locale, 'events')}>
          <HomeEvents events={events} locale={locale} />
        </HomeSection>
      </HomeRest>
    </HomeGrid>
  );
}
