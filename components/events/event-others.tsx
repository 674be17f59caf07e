import { getTranslations } from 'next-intl/server';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import type { EventCard as Card } from '@/lib/events/event';
import type { Locale } from '@/lib/platform/language/locales';
import { EventCards } from './event-cards';

/** Other events of the same organiser, below the event. */
export async function EventOthers({ events, locale }: { events: readonly Card[]; locale: Locale }) {
  const t = await getTranslations('event');
  return (
    <div className="no-print ledger ledger-stacked ledger-event pb-6">
      {events.length > 0 && (
        <LedgerSection label={t('others')}>
          <EventCards events={events} locale={locale} />
        </LedgerSection>
      )}
    </div>
  );
}
