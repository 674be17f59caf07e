import { getTranslations } from 'next-intl/server';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import type { City } from '@/lib/events/cities';
import type { EventCard } from '@/lib/events/event';
import { DAYS } from '@/lib/events/five-weeks';
import { layOutWeeks, type Week } from '@/lib/events/weeks';
import { formatDate } from '@/lib/platform/dates/dates';
import { weekdayNames } from '@/lib/platform/dates/month';
import { shiftDay, weekOf, weekOfMonth } from '@/lib/platform/dates/week';
import type { Locale } from '@/lib/platform/language/locales';
import { isOver } from '@/lib/tickets/state';
import { CalendarCities } from './calendar-cities';
import { CalendarSteps } from './calendar-steps';
import { CalendarWeek } from './calendar-week';
import { EventRow } from './event-row';
import { EventTabs } from './event-tabs';

interface Props {
  /** The events of the five weeks, soonest first, without cancelled ones; with a city those in it. */
  events: readonly EventCard[];
  /** The first Monday of the five weeks, `YYYY-MM-DD`. */
  day: string;
  /** `YYYY-MM-DD`. */
  today: string;
  locale: Locale;
  /** The cities of all events of the five weeks. */
  cities: readonly City[];
  /** The city in the address of the page. */
  city?: string;
}

/** Five weeks: what is on each day, then each event that is not over, or all of weeks that are past. */
export async function CalendarWeeks({ events, day, today, locale, cities, city }: Props) {
  const t = await getTranslations('calendar');
  const weeks = layOutWeeks(events, day, locale);
  const present = weekOf(today);
  const listed = day < present ? events : events.filter((event) => !isOver(event.state));
  const steps = <CalendarSteps day={day} today={today} locale={locale} city={city} />;
  return (
    <LedgerPage
      title={day === present ? t('fiveWeeks') : t('fiveWeeksFrom', { date: formatDate(day, locale, 'day') })}
      gutter="event"
      aside={
        <p className="type-meta max-md:hidden">
          <span className="block">{t('inFiveWeeks', { count: events.length })}</span>
          <span className="block">{t('solid')}</span>
          <span className="block">{t('hollow')}</span>
        </p>
      }
      beside={
        <>
          <span className="type-meta n md:hidden">{t('inFiveWeeks', { count: events.length })}</span>
          <div className="max-md:hidden">{steps}</div>
        </>
      }
      below={
        <EventTabs locale={locale} current="calendar">
          <CalendarCities
            cities={cities}
            chosen={events[0]?.cityKey ?? city}
            isChosen={city !== undefined}
            day={day}
            today={today}
            locale={locale}
          />
        </EventTabs>
      }
    >
      <div className="entry">
        <ol
          className="entry-body type-meta col-start-2 grid grid-cols-7 max-md:text-center"
          aria-hidden="true"
        >
          {weekdayNames(locale).map((name) => (
            <li key={name} className="pb-1 max-md:text-center md:border-b md:border-ink md:pb-2">
              <span className="md:hidden">{shortest(name, locale)}</span>
              <span className="max-md:hidden">{name}</span>
            </li>
          ))}
        </ol>
      </div>
      {weeks.map((week, index) => (
        <section key={week.days[0]} className="entry">
          <div className="entry-gutter pt-2 max-md:sr-only">
            <h2 className="text-base font-bold">{nameOf(week, present, t, locale)}</h2>
            {week.count > 0 && <p className="type-meta">{t('events', { count: week.count })}</p>}
          </div>
          <div className="entry-body col-start-2">
            <CalendarWeek week={week} today={today} locale={locale} isFirst={index === 0} />
          </div>
        </section>
      ))}
      <div className="entry md:hidden">
        <div className="entry-body pt-2 pb-4">{steps}</div>
      </div>
      <div className="entry max-md:sr-only">
        <h2 className="entry-gutter pt-6 text-base font-bold">{t('oneByOne')}</h2>
        <div className="entry-body pt-6" />
      </div>
      {listed.length === 0 && (
        <div className="entry">
          <p className="entry-body col-start-2 pb-6 text-ink-2">{t('noneInFiveWeeks')}</p>
        </div>
      )}
      <div className="ledger-rows">
        {listed.map((event) => (
          <EventRow key={event.id} event={event} locale={locale} />
        ))}
      </div>
    </LedgerPage>
  );
}

/** 一, or Mon in English, whose first letters are not unique. */
const shortest = (name: string, locale: Locale) => (locale === 'en' ? name : name.slice(-1));

type Translate = Awaited<ReturnType<typeof getTranslations<'calendar'>>>;

function nameOf({ days: [monday = ''] }: Week, present: string, t: Translate, locale: Locale): string {
  if (monday === present) return t('thisWeek');
  if (monday === shiftDay(present, DAYS)) return t('nextWeek');
  return t('week', { ...weekOfMonth(monday), date: formatDate(monday, locale, 'number') });
}
