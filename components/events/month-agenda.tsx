import type { EventCard as Card } from '@/lib/backend/events';
import type { Locale } from '@/lib/i18n/locales';
import { EventCard } from '@/components/widgets/event-card';

/** The month on a narrow screen: only the days on which something happens. */
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
