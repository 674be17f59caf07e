import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StoryList } from '@/components/stories/list/story-list';
import type { RegionEdition } from '@/lib/regions/read';
import type { RegionView } from '@/lib/regions/region-view';
import type { Locale } from '@/lib/platform/language/locales';
import { RegionAuthors } from './region-authors';
import { RegionLead } from './region-lead';
import { RegionPart } from './region-part';
import { RegionRail } from './region-rail';
import { RegionTime } from './region-time';

interface Props {
  edition: RegionEdition;
  region: RegionView;
  locale: Locale;
  /** To the left of the page, above it on a phone. */
  sign: ReactNode;
}

/** A regional edition: sign, lead and articles, flashes and events. */
export async function RegionPage({ edition, region, locale, sign }: Props) {
  const t = await getTranslations('region');
  const clock = { timeZone: region.timeZone, zone: region.zone };
  return (
    <div className="region-grid mx-auto max-w-[1440px] md:px-8 xl:px-16">
      <div>{sign}</div>
      <div id="articles" className="min-w-0 scroll-mt-28 px-4 pt-6 md:px-0 md:pt-10">
        {edition.lead ? (
          <RegionLead story={edition.lead} locale={locale} {...clock} />
        ) : (
          <p className="pb-8 text-ink-2">{t('noArticles')}</p>
        )}
        {edition.articles.length > 0 && (
          <RegionPart id="more-articles" name={t('articles')} look={region.look}>
            <StoryList
              stories={edition.articles}
              locale={locale}
              ruled
              timeOf={({ releasedAt }) => <RegionTime at={releasedAt} locale={locale} {...clock} />}
            />
          </RegionPart>
        )}
        {edition.authors.length > 0 && (
          <RegionPart id="columns" name={t('columns')} look={region.look}>
            <RegionAuthors authors={edition.authors} locale={locale} />
          </RegionPart>
        )}
      </div>
      <div className="min-w-0 px-4 pt-6 pb-12 md:px-0 md:pt-10 xl:border-s xl:border-rule xl:ps-5">
        <RegionRail edition={edition} region={region} locale={locale} />
      </div>
    </div>
  );
}
