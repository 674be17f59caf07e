import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons/icon';
import { Link } from '@/components/ui/links/link';
import type { EventCard } from '@/lib/events/event';
import { eventsByDay } from '@/lib/events/by-day';
import { isNearMonth } from '@/lib/events/near-month';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { monthName, shiftMonth } from '@/lib/platform/dates/month';
import { EventTabs } from './event-tabs';
import { MonthAgenda } from './month-agenda';
import { MonthTable } from './month-table';
import { pageDay } from '@/lib/platform/dates/page-day';

interface Props {
  /** The month as `YYYY-MM`. */
  month: string;
  /** All events that overlap the month. */
  events: readonly EventCard[];
  locale: Locale;
}

/** A month of events: a table of days, or a list of them on a phone. */
export async function MonthCalendar({ month, events, locale }: Props) {
  const t = await getTranslations('calendar');
  const name = monthName(month, locale);
  return (
    <div className="max-w-[1240px] px-4 pt-6 pb-10 md:px-8 md:pt-9 xl:px-12">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h1 className="type-page-title n">{name}</h1>
        <nav aria-label={t('title')} className="flex items-center gap-2">
          <span className="type-meta me-3">{t('count', { count: events.length })}</span>
          <MonthStep
            month={shiftMonth(month, -1)}
            locale={locale}
            label={t('previous')}
            icon="chevron-left"
          />
          <MonthStep month={shiftMonth(month, 1)} locale={locale} label={t('next')} icon="chevron-right" />
        </nav>
      </header>
      <div className="mt-3 mb-6">
        <EventTabs locale={locale} current="calendar" />
      </div>
      <MonthTable
        month={month}
        byDay={eventsByDay(events, locale)}
        today={pageDay()}
        locale={locale}
        caption={t('monthTitle', { month: name })}
      />
      <MonthAgenda events={events} locale={locale} />
      {events.length === 0 && <p className="mt-6 text-ink-2">{t('none')}</p>}
    </div>
  );
}

interface StepProps {
  month: string;
  locale: Locale;
  label: string;
  icon: 'chevron-left' | 'chevron-right';
}

function MonthStep({ month, locale, label, icon }: StepProps) {
  if (!isNearMonth(month)) return null;
  return (
    <Link
      href={href(locale, 'calendarMonth', { month })}
      aria-label={`${label}, ${monthName(month, locale)}`}
      className="grid size-11 place-items-center border border-ink hover:bg-ink hover:text-paper"
    >
      <Icon name={icon} />
    </Link>
  );
}
