import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import type { EventCard } from '@/lib/events/event';
import { eventTime } from '@/lib/events/time';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { weekdayNames, weeksOf } from '@/lib/platform/dates/month';
import { isOver } from '@/lib/tickets/state';
import { TimeText } from '@/components/ui/dates/time-text';

interface Props {
  month: string;
  byDay: ReadonlyMap<string, EventCard[]>;
  today: string;
  locale: Locale;
  caption: string;
}

/** The month as a table of days, Monday first. */
export function MonthTable({ month, byDay, today, locale, caption }: Props) {
  return (
    <table className="hidden w-full table-fixed border-collapse md:table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {weekdayNames(locale).map((name) => (
            <th key={name} scope="col" className="type-meta border-b border-ink pb-2 text-start font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index} className="border-b border-rule align-top">
            {week.map((day, weekday) => (
              <td key={day ?? weekday} className="h-[104px] pt-2 pr-3 pb-3">
                {day && (
                  <MonthDay day={day} events={byDay.get(day) ?? []} isToday={day === today} locale={locale} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  events: readonly EventCard[];
  isToday: boolean;
  locale: Locale;
}

function MonthDay({ day, events, isToday, locale }: DayProps) {
  const number = Number(day.slice(8));
  return (
    <>
      <TimeText
        at={day}
        aria-current={isToday ? 'date' : undefined}
        className={`n-display inline-block text-2xl ${events.length > 0 ? 'font-semibold' : 'text-ink-3'} ${isToday ? 'border-b-2 border-mark pb-1' : ''}`}
      >
        {number}
      </TimeText>
      {events.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {events.map((event) => (
            <li key={event.id} className={`text-xs leading-snug ${isOver(event.state) ? 'text-ink-3' : ''}`}>
              <span className="n block text-ink-3">{eventTime(event, locale).hours}</span>
              <Link
                href={event.href}
                lang={foreignLang(event.lang, locale)}
                className="line-clamp-3 font-semibold"
              >
                <Headline text={event.title} lang={event.lang} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
