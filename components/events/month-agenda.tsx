import type { EventCard as Card } from '@/lib/events/event';
import type { Locale } from '@/lib/platform/language/locales';
import { EventCard } from './event-card';

/** The month on a narrow screen: its events as a list, each once. */
export function MonthAgenda({ events, locale }: { events: readonly Card[]; locale: Locale }) {
  return (
    <ul className="md:hidden">
      {events.map((event) => (
        <li key={event.id} className="border-t border-rule py-4 first:border-ink">
          <EventCard event={event} locale={locale} heading="h2" />
        </li>
      ))}
    </ul>
  );
}
