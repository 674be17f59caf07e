import { getTranslations } from 'next-intl/server';
import { ItemCover } from '@/components/pictures/item-cover';
import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import type { EventCard } from '@/lib/events/event';
import { eventTime } from '@/lib/events/time';
import { wholeSentences } from '@/lib/publishing/text/whole-sentences';
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
  /** Whether it stands under the name of its month, so that phones show only the day. */
  hasMonth?: boolean;
}

/** An event in a list: its date in the gutter, its text beside the poster. */
export async function EventRow({ event, locale, hasMonth = false }: Props) {
  const t = await getTranslations('events');
  const time = eventTime(event, locale);
  const isPast = isOver(event.state);
  const moment = time.until ? t('until', { time: time.until }) : time.hours.slice(0, 5);
  return (
    <article className="entry">
      {hasMonth && (
        <span
          aria-hidden="true"
          className={`node md:hidden ${event.state === 'running' ? 'node-key top-[1.9rem]' : 'top-8'}`}
        />
      )}
      <div className={`entry-gutter pt-4 md:pt-6 ${isPast ? 'text-ink-3' : ''}`}>
        <TimeText at={event.startsAt} className="block">
          <span className={hasMonth ? 'max-md:hidden' : undefined}>
            <DateNumber
              day={time.day}
              locale={locale}
              className="block text-3xl md:text-display-xs"
              yearClassName="type-meta block pt-1.5"
            />
          </span>
          {hasMonth && (
            <span className="n-display block text-display-xs font-semibold md:hidden">
              {time.day.slice(-2)}
            </span>
          )}
          <span className="type-meta block pt-1 md:hidden">{time.weekdayShort}</span>
        </TimeText>
      </div>
      <div className="entry-body flex justify-between gap-3 border-t border-rule py-4 md:gap-8 md:py-6">
        <div className="flex min-w-0 flex-col">
          <p className="type-meta flex flex-wrap gap-x-4 max-md:order-2 max-md:break-keep">
            <span className="max-md:hidden">{time.weekdayShort}</span>
            <EventPlace event={event} locale={locale} onPhone={moment} />
          </p>
          <h3
            lang={foreignLang(event.lang, locale)}
            className={`text-lg leading-[1.45] md:mt-1 md:text-xl md:leading-snug ${isPast ? 'text-ink-2' : ''}`}
          >
            <Link href={event.href}>
              <Headline text={event.title} lang={event.lang} />
            </Link>
          </h3>
          {event.summary !== '' && (
            <p
              lang={foreignLang(event.lang, locale)}
              className="type-summary mt-1.5 line-clamp-2 max-md:hidden"
            >
              {wholeSentences(event.summary, event.lang)}
            </p>
          )}
          <p className="flex flex-wrap gap-x-3 text-base max-md:order-3 md:mt-2 md:gap-x-4">
            <span className="n text-ink-2 max-md:hidden">
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
              className="text-ink-2 underline-offset-4 hover:underline max-md:hidden"
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
            className="block w-24 shrink-0 max-[340px]:w-16 max-[300px]:hidden md:w-[224px] xl:w-[272px]"
          >
            <ItemCover item={event} {...COVER_BOXES.eventRow} className="aspect-video w-full" />
          </Link>
        )}
      </div>
    </article>
  );
}
