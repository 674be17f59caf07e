import { getTranslations } from 'next-intl/server';
import { SignUpLine } from '@/components/newsletters/sign-up-line';
import { StoryList } from '@/components/stories/list/story-list';
import { listNextEvents } from '@/lib/side-lists/read-lists';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { isLetterOffered } from '@/lib/publishing/metadata/filled-sections';
import { href } from '@/lib/platform/routing/href';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { HomeBanners } from './home-banners';
import { HomeData, readHomeSeries } from './home-data';
import { HomeEvents } from './home-events';
import { HomePicks } from './home-picks';
import { HomeRest } from './home-rest';
import { HomeSection } from './home-section';
import { type Home, listBanners } from '@/lib/home/read';

const EVENTS = 3;

interface Props {
  home: Home;
  language: ReaderLanguage;
}

/** The sections after the lead: picks, banners, data, columns and next events; those with nothing to show are left out. */
export async function HomeSections({ home, language }: Props) {
  const { locale } = language;
  const [t, letters] = await Promise.all([getTranslations('home'), getTranslations('letters')]);
  const [{ events }, banners, series] = await Promise.all([
    listNextEvents(language, EVENTS),
    listBanners(language),
    isShown('data') ? readHomeSeries(language) : null,
  ]);
  return (
    <HomeRest>
      <HomePicks stories={home.picks} title={t('picks')} locale={locale} />
      {banners.length > 0 && (
        <HomeSection title={t('banners')}>
          <HomeBanners banners={banners} locale={locale} />
        </HomeSection>
      )}
      {series && (
        <HomeSection title={t('data')} href={href(locale, 'data')}>
          <HomeData series={series} language={language} />
        </HomeSection>
      )}
      {home.columns.length > 0 && (
        <HomeSection title={t('columns')} href={href(locale, 'columns')}>
          <StoryList stories={home.columns} locale={locale} />
        </HomeSection>
      )}
      {isShown('events') && events.length > 0 && (
        <HomeSection title={t('events')} href={href(locale, 'events')}>
          <HomeEvents events={events} locale={locale} />
        </HomeSection>
      )}
      {/* On the widest screens the column on the right asks for it. */}
      {isLetterOffered('morning') && (
        <div className="min-[1680px]:hidden">
          <HomeSection title={letters('title')} href={href(locale, 'letters')}>
            <SignUpLine locale={locale} />
          </HomeSection>
        </div>
      )}
    </HomeRest>
  );
}
