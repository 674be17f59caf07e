import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import type { EventCard } from '@/lib/events/event';
import { eventDate, eventWords } from '@/lib/events/words';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { weekdayName } from '@/lib/platform/dates/weekday';
import { TimeText } from '@/components/ui/dates/time-text';
import { otherYear } from '@/lib/platform/dates/dates';

/** The next events as cards; day, place, title and price align across the cards. */
export function HomeEvents({ events, locale }: { events: readonly EventCard[]; locale: Locale }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
      {events.map((event) => (
        <HomeEvent key={event.id} event={event} locale={locale} />
      ))}
    </ul>
  );
}

async function HomeEvent({ event, locale }: { event: EventCard; locale: Locale }) {
  const { running, place, price } = await eventWords(event, locale);
  const lang = foreignLang(event.lang, locale);
  const year = otherYear(event.startsAt);
  return (
    <li className="relative grid grid-cols-[84px_minmax(0,1fr)] content-start gap-x-4 md:row-span-4 md:grid-cols-1 md:grid-rows-subgrid md:gap-y-0">
      <TimeText
        at={event.startsAt}
        className="n-display row-span-3 pt-1 text-4xl font-semibold md:row-span-1 md:pb-2 md:text-display-xs"
      >
        {eventDate(event, locale)}
        {year !== '' && <span className="n type-meta ms-2 font-normal">{year}</span>}
      </TimeText>
      <h3 className="order-1 text-lg font-bold leading-[1.45]" lang={lang}>
        <Link href={event.href} className="after:absolute after:inset-0">
          <Headline text={event.title} lang={event.lang} />
        </Link>
      </h3>
      <p className="type-meta order-2 md:order-0">
        {weekdayName(event.startsAt.slice(0, 10), locale, 'short')}
        <span className="ms-3">{place}</span>
      </p>
      <p className="order-3 text-sm">
        {running !== '' && <span className="me-2.5 font-semibold text-mark">{running}</span>} {price}
      </p>
    </li>
  );
}
