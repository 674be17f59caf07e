import { LedgerSection } from '@/components/ui/ledger-section';
import type { EventCard as Card } from '@/lib/events/read';
import type { Locale } from '@/lib/platform/language/locales';
import { EventCard } from './event-card';

/** What comes next, as a part of a page; nothing when nothing does. */
export function EventsAhead({
  label,
  events,
  locale,
}: {
  label: string;
  events: readonly Card[];
  locale: Locale;
}) {
  if (events.length === 0) return null;
  return (
    <LedgerSection label={label} rule="ink">
      <ul className="grid gap-5 md:grid-cols-2 md:gap-x-10">
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} locale={locale} />
          </li>
        ))}
      </ul>
    </LedgerSection>
  );
}
