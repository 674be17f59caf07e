import { getTranslations } from 'next-intl/server';
import { FlashLine } from '@/components/stories/flash/flash-line';
import { StoryList } from '@/components/stories/list/story-list';
import { EventCard } from '@/components/events/event-card';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import { Link } from '@/components/ui/links/link';
import type { FrontDoorContent } from '@/lib/landings/front-door';
import { toFlashView } from '@/lib/stories/flash-view';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { FrontDoorLead } from './front-door-lead';
import { FrontDoorSections } from './front-door-sections';

const MORE = 'mt-4 inline-block font-semibold underline underline-offset-4';

/** The English entry page: what the site is, stories, the latest news, events and the sections. */
export async function FrontDoor({ content, locale }: { content: FrontDoorContent; locale: Locale }) {
  const t = await getTranslations('frontDoor');
  const common = await getTranslations('common');
  return (
    <>
      <header className="px-4 pt-10 pb-10 md:ps-[156px] md:pe-8 md:pt-16 md:pb-14">
        <h1 className="max-w-[15em] text-display-xs leading-[1.04] font-extrabold tracking-[-0.02em] [font-stretch:88%] md:text-display-lg">
          {t('title')}
        </h1>
        <p className="mt-6 max-w-[36em] text-lg leading-relaxed text-ink-2 md:text-xl">{t('text')}</p>
        <Link href={href(locale, 'home')} className="btn btn-ink mt-8 text-lg">
          {t('open')}
        </Link>
      </header>
      <div className="ledger ledger-stacked ledger-wide mx-4 max-w-[1180px] md:mx-0 md:me-8">
        {content.lead && (
          <LedgerSection label={t('reading')} rule="ink">
            <FrontDoorLead story={content.lead} locale={locale} />
            <div className="mt-8">
              <StoryList stories={content.stories} locale={locale} ruled />
            </div>
            <Link href={href(locale, 'columns')} className={MORE}>
              {t('allColumns')}
            </Link>
          </LedgerSection>
        )}
        {content.flashes.length > 0 && (
          <LedgerSection label={t('newswire')} rule="ink">
            <ol className="ledger ledger-narrow max-w-[684px] pt-1">
              {content.flashes.map((flash) => (
                <li key={flash.id}>
                  <FlashLine
                    flash={toFlashView(flash, locale)}
                    locale={locale}
                    keyLabel={common('key')}
                    languages={{ chinese: common('inChinese'), english: common('inEnglish') }}
                  />
                </li>
              ))}
            </ol>
            <Link href={href(locale, 'news')} className={MORE}>
              {t('allNews')}
            </Link>
          </LedgerSection>
        )}
        {isShown('events') && content.events.length > 0 && (
          <LedgerSection label={t('events')} rule="ink">
            <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
              {content.events.map((event) => (
                <li key={event.id}>
                  <EventCard event={event} locale={locale} />
                </li>
              ))}
            </ul>
            <Link href={href(locale, 'events')} className={MORE}>
              {t('allEvents')}
            </Link>
          </LedgerSection>
        )}
        <FrontDoorSections locale={locale} />
      </div>
    </>
  );
}
