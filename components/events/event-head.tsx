import { getTranslations } from 'next-intl/server';
import { OneEventAlerts } from '@/components/alerts/event-alerts';
import { FollowButton } from '@/components/members/follow-button';
import { ItemCover } from '@/components/pictures/item-cover';
import { CoverCaption } from '@/components/pictures/cover-caption';
import { Headline } from '@/components/ui/words/headline';
import { OpenInApp } from '@/components/download/open-in-app';
import { OutwardLink } from '@/components/ui/links/outward-link';
import { placeOf } from '@/lib/events/place';
import type { FullEvent } from '@/lib/events/event';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { EventGutter } from './event-gutter';
import { hasCover } from '@/lib/pictures/has-cover';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';

interface Props {
  event: FullEvent;
  locale: Locale;
  /** In a preview: without the links to a calendar and to the app, as the event may not be public. */
  isPreview?: boolean;
}

/** The head of an event's page: title, place, calendar link and poster. */
export async function EventHead({ event, locale, isPreview = false }: Props) {
  const t = await getTranslations('event');
  const words = await getTranslations('events');
  const lang = foreignLang(event.lang, locale);
  const isNotable = event.state === 'cancelled' || event.state === 'ended' || event.state === 'running';
  const isAhead = event.state === 'upcoming' || event.state === 'running';
  const isOnlineOnly = event.mode === 'online' && event.address === '';
  const where = placeOf(event, locale);
  return (
    <header className="entry">
      <div className="entry-gutter pt-5 md:pt-9">
        <EventGutter event={event} locale={locale} />
      </div>
      <div className="entry-body pt-2 pb-7 md:pt-8">
        <h1 className="type-page-title" lang={lang}>
          <Headline text={event.title} lang={event.lang} />
        </h1>
        <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-base text-ink-2">
          {isNotable && (
            <b className={event.state === 'running' ? 'text-mark' : 'text-ink'}>{words(event.state)}</b>
          )}
          <span>{words(event.mode)}</span>
          {isOnlineOnly ? <span>{t('onlineAddress')}</span> : where && <span lang={lang}>{where}</span>}
          {event.mapUrl !== '' && (
            <OutwardLink href={event.mapUrl} className="underline underline-offset-4">
              {t('map')}
            </OutwardLink>
          )}
          {event.state !== 'ended' && !isPreview && (
            <a
              href={`/api/events/${event.id}/calendar.ics?locale=${locale}`}
              className="no-print underline underline-offset-4"
            >
              {t('toCalendar')}
            </a>
          )}
          {!isPreview && (
            <OpenInApp
              kind="event"
              id={event.id}
              locale={locale}
              className="underline underline-offset-4 md:hidden"
            />
          )}
        </div>
        {isAhead && !isPreview && (
          <>
            <div className="no-print type-meta mt-3">
              <FollowButton kind="event" target={{ id: event.id, name: event.title }} locale={locale} />
            </div>
            <OneEventAlerts id={event.id} locale={locale} />
          </>
        )}
        {hasCover(event) && (
          <figure className="mt-7 max-w-[684px]">
            <ItemCover item={event} {...COVER_BOXES.event} priority className="aspect-video w-full" />
            <CoverCaption item={event} lang={lang} />
          </figure>
        )}
      </div>
    </header>
  );
}
