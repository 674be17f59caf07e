import { LedgerSection } from '@/components/ui/lists/ledger-section';
import type { EventCard as Card } from '@/lib/events/event';
import type { Locale } from '@/lib/platform/language/locales';
import { EventCards } from './event-cards';

/** Upcoming events as a section of a page; nothing when there are none. */
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
      <EventCards events={events} locale={locale} isWide />
    </LedgerSection>
  );
}
