import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import type { EventCard } from '@/lib/events/event';
import { layOutWeeks, type Week } from '@/lib/events/weeks';
import { formatDate } from '@/lib/platform/dates/dates';
import { shiftMonth, weekdayNames } from '@/lib/platform/dates/month';
import { weekOfMonth } from '@/lib/platform/dates/week';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { isOver } from '@/lib/tickets/state';
import { CalendarWeek } from './calendar-week';
import { EventRow } from './event-row';
import { EventTabs } from './event-tabs';

interface Props {
  /** The events of the five weeks, soonest first, without cancelled ones. */
  events: readonly EventCard[];
  /** `YYYY-MM-DD`. */
  today: string;
  locale: Locale;
}

/** Five weeks from today: what is on each day, then each event of them that is not over; other months by link. */
export async function CalendarWeeks({ events, today, locale }: Props) {
  const t = await getTranslations('calendar');
  const weeks = layOutWeeks(events, today, locale);
  const ahead = events.filter((event) => !isOver(event.state));
  const month = today.slice(0, 7);
  return (
    <LedgerPage
      title={t('fiveWeeks')}
      gutter="event"
      aside={
        <p className="type-meta max-md:flex max-md:gap-4">
          <span className="block">{t('inFiveWeeks', { count: events.length })}</span>
          <span className="block">{t('solid')}</span>
          <span className="block">{t('hollow')}</span>
        </p>
      }
      beside={
        <nav aria-label={t('months')} className="flex flex-wrap gap-x-5 text-sm">
          {[month, shiftMonth(month, 1)].map((each, index) => (
            <Link
              key={each}
              href={href(locale, 'calendarMonth', { month: each })}
              className="min-h-6 content-center underline underline-offset-4"
            >
              {t(index === 0 ? 'thisMonth' : 'next')}
            </Link>
          ))}
          <a
            href={`/api/events/calendar.ics?locale=${locale}`}
            className="min-h-6 content-center underline underline-offset-4"
          >
            {t('addAll')}
          </a>
        </nav>
      }
      below={<EventTabs locale={locale} current="calendar" />}
    >
      <div className="entry">
        <ol
          className="entry-body type-meta col-start-2 grid grid-cols-7 max-md:text-center"
          aria-hidden="true"
        >
          {weekdayNames(locale).map((name) => (
            <li key={name} className="border-b border-ink pb-2">
              {name}
            </li>
          ))}
        </ol>
      </div>
      {weeks.map((week, index) => (
        <section key={week.days[0]} className="entry">
          <div className="entry-gutter pt-2 max-md:sr-only">
            <h2 className="text-base font-bold">{nameOf(week, index, t, locale)}</h2>
            {week.count > 0 && <p className="type-meta">{t('events', { count: week.count })}</p>}
          </div>
          <div className="entry-body col-start-2">
            <CalendarWeek week={week} today={today} locale={locale} isFirst={index === 0} />
          </div>
        </section>
      ))}
      <div className="entry">
        <h2 className="entry-gutter pt-6 text-base font-bold">{t('oneByOne')}</h2>
        <div className="entry-body pt-6">
          {ahead.length === 0 && <p className="text-ink-2">{t('noneInFiveWeeks')}</p>}
        </div>
      </div>
      <div className="ledger-rows">
        {ahead.map((event) => (
          <EventRow key={event.id} event={event} locale={locale} />
        ))}
      </div>
    </LedgerPage>
  );
}

type Translate = Awaited<ReturnType<typeof getTranslations<'calendar'>>>;

function nameOf({ days: [monday = ''] }: Week, index: number, t: Translate, locale: Locale): string {
  if (index === 0) return t('thisWeek');
  if (index === 1) return t('nextWeek');
  return t('week', { ...weekOfMonth(monday), date: formatDate(monday, locale, 'number') });
}
