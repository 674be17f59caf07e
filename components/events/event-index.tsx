import { getTranslations } from 'next-intl/server';
import { NewEventAlerts } from '@/components/alerts/event-alerts';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { ListPager } from '@/components/ui/lists/list-pager';
import type { EventCard } from '@/lib/events/event';
import { href } from '@/lib/platform/routing/href';
import { listShownRegions } from '@/lib/platform/language/shown-regions';
import type { Locale } from '@/lib/platform/language/locales';
import { FIRST_PAGE, type PageRequest } from '@/lib/platform/paging/pager';
import { monthNames } from '@/lib/events/time';
import { EventFilter } from './event-filter';
import { EventRow } from './event-row';
import { EventTabs, eventTabs, type EventTab } from './event-tabs';
import { NoEvents } from './no-events';
import type { Page } from '@/lib/platform/paging/page';

interface Props {
  locale: Locale;
  title: string;
  tab: EventTab;
  list: Page<EventCard>;
  at?: PageRequest;
}

/** A numbered list of events under its tabs, on one line. */
export async function EventIndex({ locale, title, tab, list, at = FIRST_PAGE }: Props) {
  const t = await getTranslations('events');
  const regions = await listShownRegions(locale);
  const rows = list.items.map((event) => ({
    id: event.id,
    group: monthNames(event, locale),
    traits: { mode: event.mode, region: event.region, isFree: event.price?.amount === 0 },
    isCounted: event.state !== 'cancelled',
    row: <EventRow event={event} locale={locale} hasMonth />,
  }));
  return (
    <LedgerPage
      title={title}
      gutter="event"
      below={rows.length === 0 && <EventTabs locale={locale} current={tab} />}
    >
      {rows.length === 0 ? (
        <NoEvents locale={locale} tab={tab} />
      ) : (
        <EventFilter
          tabs={await eventTabs({ locale, current: tab })}
          label={t('filter')}
          groups={[
            [
              { choice: { mode: null }, label: t('anyMode') },
              { choice: { mode: 'offline' }, label: t('offline') },
              { choice: { mode: 'online' }, label: t('online') },
            ],
            [
              { choice: { region: null }, label: t('anyRegion') },
              ...regions.map(([region, label]) => ({ choice: { region }, label })),
            ],
          ]}
          freeLabel={t('freeOnly')}
          shown={t('shown', { count: '{count}' })}
          empty={t('noneFiltered')}
          clear={t('clearFilter')}
          rows={rows}
        />
      )}
      <div className="entry">
        <div className="entry-body col-start-2 pt-4">
          {tab === 'upcoming' && <NewEventAlerts locale={locale} />}
          <ListPager
            base={href(locale, tab === 'past' ? 'eventsPast' : 'events')}
            at={at}
            total={list.total}
          />
        </div>
      </div>
    </LedgerPage>
  );
}
