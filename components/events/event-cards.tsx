import type { EventCard as Card } from '@/lib/events/event';
import type { Locale } from '@/lib/platform/language/locales';
import { EventCard } from './event-card';

interface Props {
  events: readonly Card[];
  locale: Locale;
  /** Two columns where there is room. */
  isWide?: boolean;
}

/** A list of event cards. */
export function EventCards({ events, locale, isWide = false }: Props) {
  return (
    <ul className={`grid gap-5 ${isWide ? 'md:grid-cols-2 md:gap-x-10' : ''}`}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
