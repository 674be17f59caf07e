import { getTranslations } from 'next-intl/server';
import { ItemCover } from '@/components/pictures/item-cover';
import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import type { EventCard } from '@/lib/events/read';
import { eventTime } from '@/lib/events/time';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { isOver } from '@/lib/tickets/state';
import { DateNumber } from '@/components/ui/dates/date-number';
import { EventPlace } from './event-place';
import { EventStatus } from './event-status';
import { hasCover } from '@/lib/pictures/has-cover';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { TimeText } from '@/components/ui/dates/time-text';

interface Props {
  event: EventCard;
  locale: Locale;
}

/** An event in a list: its date in the gutter, its text beside the poster. */
export async function EventRow({ event, locale }: Props) {
  const t = await getTranslations('events');
  const time = eventTime(event, locale);
  const isPast = isOver(event.state);
  return (
    <article className="entry">
      <div className={`entry-gutter pt-6 ${isPast ? 'text-ink-3' : ''}`}>
        <TimeText at={event.startsAt} className="max-md:flex max-md:items-baseline max-md:gap-3">
          <DateNumber
            day={time.day}
            locale={locale}
            className="text-[32px] md:block md:text-[40px]"
            yearClassName="type-meta md:block md:pt-1.5"
          />
          {/* On phones the poster comes between the date and the line with the place. */}
          <span className="type-meta md:hidden">{time.weekdayShort}</span>
        </TimeText>
      </div>
      <div className="entry-body flex flex-col-reverse gap-4 border-t border-rule py-6 md:flex-row md:justify-between md:gap-8">
        <div className="min-w-0">
          <p className="type-meta flex flex-wrap gap-x-4">
            <span className="max-md:hidden">{time.weekdayShort}</span>
            <span>
              <EventPlace event={event} locale={locale} />
            </span>
          </p>
          <h3
            lang={foreignLang(event.lang, locale)}
            className={`mt-1 text-[18px] leading-snug md:text-[21px] ${isPast ? 'text-ink-2' : ''}`}
          >
            <Link href={event.href}>
              <Headline text={event.title} lang={event.lang} />
            </Link>
          </h3>
          {event.summary !== '' && (
            <p
              lang={foreignLang(event.lang, locale)}
              className="type-summary mt-1.5 line-clamp-3 md:line-clamp-2"
            >
              {event.summary}
            </p>
          )}
          <p className="mt-2 flex flex-wrap gap-x-4">
            <span className="n text-ink-2">
              {time.hours} {time.until && t('until', { time: time.until })} {time.zone}
            </span>
            {!isPast && event.isMoved && <span className="font-semibold text-mark">{t('moved')}</span>}
            <span>
              <EventStatus event={event} locale={locale} />
            </span>
            {!isPast && !event.isSoldOut && event.seatsLeft !== null && (
              <span className="n">{t('seatsLeft', { count: event.seatsLeft })}</span>
            )}
            <Link
              href={href(locale, 'organiser', { id: event.organiser.id })}
              lang={foreignLang(event.organiser.lang, locale)}
              className="text-ink-2 underline-offset-4 hover:underline"
            >
              {event.organiser.name}
            </Link>
          </p>
        </div>
        {hasCover(event) && (
          <Link
            href={event.href}
            tabIndex={-1}
            aria-hidden="true"
            className="block w-full shrink-0 md:w-[224px] xl:w-[272px]"
          >
            <ItemCover item={event} {...COVER_BOXES.eventRow} className="aspect-video w-full" />
          </Link>
        )}
      </div>
    </article>
  );
}
