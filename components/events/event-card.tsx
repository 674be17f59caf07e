import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import type { EventCard as Card } from '@/lib/events/event';
import { eventTime } from '@/lib/events/time';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { isOver } from '@/lib/tickets/state';
import { DateNumber } from '@/components/ui/dates/date-number';
import { EventPlace } from './event-place';
import { EventStatus } from './event-status';
import { TimeText } from '@/components/ui/dates/time-text';

interface Props {
  event: Card;
  locale: Locale;
  /** Level of the title; h3 under a section's h2. */
  heading?: 'h2' | 'h3';
}

/** A short card of an event beside its date, for rails and lists below other content. */
export function EventCard({ event, locale, heading: Heading = 'h3' }: Props) {
  const time = eventTime(event, locale);
  return (
    <article className={`grid grid-cols-[78px_minmax(0,1fr)] ${isOver(event.state) ? 'text-ink-3' : ''}`}>
      <TimeText at={event.startsAt}>
        <DateNumber day={time.day} locale={locale} className="text-3xl leading-none!" />
      </TimeText>
      <div>
        <Heading className="text-md leading-normal font-semibold" lang={foreignLang(event.lang, locale)}>
          <Link href={event.href}>
            <Headline text={event.title} lang={event.lang} />
          </Link>
        </Heading>
        <p className="type-meta flex flex-wrap gap-x-4">
          <span className="flex gap-x-1.5">
            <span className="shrink-0">{time.weekdayShort}</span>
            <EventPlace event={event} locale={locale} />
          </span>
          <span>
            <EventStatus event={event} locale={locale} />
          </span>
        </p>
      </div>
    </article>
  );
}
