import { getTranslations } from 'next-intl/server';
import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import { formatDate } from '@/lib/platform/dates/dates';
import { TimeText } from '@/components/ui/dates/time-text';
import { eventTime } from '@/lib/events/time';
import type { EventCard } from '@/lib/events/event';
import type { Bar, Week } from '@/lib/events/weeks';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { isOver } from '@/lib/tickets/state';

interface Props {
  week: Week;
  today: string;
  locale: Locale;
  /** Whether it is the first of the page, whose first day needs its month. */
  isFirst: boolean;
}

/** More events of one day than this are a number. */
const SHOWN = 2;

/**
 * A week of the calendar: its days, events of several days as bars over them, and those of one day below their day. On
 * phones only bars and dots; the list below has the names.
 */
export async function CalendarWeek({ week, today, locale, isFirst }: Props) {
  const t = await getTranslations('calendar');
  const lanes = Math.max(0, ...week.bars.map(({ lane }) => lane + 1));
  return (
    <div
      style={{ gridTemplateRows: `auto repeat(${lanes}, max-content) 1fr` }}
      className="grid min-h-[46px] grid-cols-7 content-start pt-1.5 md:min-h-[116px] md:border-b md:border-rule md:pt-2 md:pb-3"
    >
      {week.days.map((day, column) => (
        <p
          key={day}
          style={{ gridColumn: column + 1, gridRow: 1 }}
          className="max-md:text-center max-md:text-base"
        >
          <TimeText
            at={day}
            aria-current={day === today ? 'date' : undefined}
            className={`n-display inline-block text-lg md:text-2xl ${day < today ? 'text-ink-3' : isBusy(week, day, column) ? 'font-semibold' : 'md:font-semibold max-md:text-ink-3'} ${day === today ? 'border-b-2 border-mark' : ''} ${hasMonth(day, isFirst && column === 0) ? 'max-[359.98px]:text-sm' : ''}`}
          >
            {hasMonth(day, isFirst && column === 0)
              ? formatDate(day, locale, 'monthDay')
              : Number(day.slice(8))}
          </TimeText>
          {day === today && <span className="type-meta ms-2 max-md:sr-only">{t('today')}</span>}
        </p>
      ))}
      {week.bars.map((bar) => (
        <CalendarBar key={bar.event.id} bar={bar} locale={locale} />
      ))}
      {week.days.map((day, column) => (
        <DayEvents
          key={day}
          events={week.byDay.get(day) ?? []}
          more={(count) => t('more', { count })}
          place={{ gridColumn: column + 1, gridRow: `${lanesOf(week, column) + 2} / ${lanes + 3}` }}
          locale={locale}
        />
      ))}
    </div>
  );
}

/** How many lanes of bars are over a day of the week, from 0 for Monday. */
const lanesOf = ({ bars }: Week, column: number) =>
  Math.max(0, ...bars.filter((bar) => isCovering(bar, column)).map(({ lane }) => lane + 1));

const isCovering = ({ from, days }: Bar, column: number) => from <= column && column < from + days;

const isBusy = ({ bars, byDay }: Week, day: string, column: number) =>
  byDay.has(day) || bars.some((bar) => isCovering(bar, column));

/** Whether the month stands with the number of a day: on the first of a month and of the page. */
const hasMonth = (day: string, isFirstOfPage: boolean) => isFirstOfPage || day.endsWith('-01');

const isInPerson = ({ mode }: EventCard) => mode !== 'online';

function CalendarBar({ bar: { event, from, days, lane }, locale }: { bar: Bar; locale: Locale }) {
  return (
    <div
      style={{ gridColumn: `${from + 1} / span ${days}`, gridRow: lane + 2 }}
      className={`me-1 mt-1 flex h-1.5 min-w-0 items-center gap-2 border md:mt-1.5 md:me-3 md:h-[26px] md:px-2.5 ${isOver(event.state) ? 'border-ink-3' : 'border-ink'} ${isInPerson(event) ? (isOver(event.state) ? 'bg-ink-3 text-paper' : 'bg-ink text-paper') : ''}`}
    >
      {event.state === 'running' && (
        <span aria-hidden="true" className="size-2 shrink-0 bg-mark max-md:hidden" />
      )}
      <Link
        href={event.href}
        lang={foreignLang(event.lang, locale)}
        className="min-w-0 truncate text-xs font-semibold max-md:hidden"
      >
        {event.title}
      </Link>
    </div>
  );
}

interface DayProps {
  events: readonly EventCard[];
  more: (count: number) => string;
  place: { gridColumn: number; gridRow: string };
  locale: Locale;
}

function DayEvents({ events, more, place, locale }: DayProps) {
  const [first] = events;
  if (!first) return null;
  return (
    <div style={place} className="min-w-0 pt-1 md:pt-1.5">
      <span
        aria-hidden="true"
        className={`mx-auto block size-1.5 border border-ink md:hidden ${isInPerson(first) ? 'bg-ink' : ''}`}
      />
      <ul className="grid gap-2 pe-3 max-md:hidden">
        {events.slice(0, SHOWN).map((event) => (
          <li key={event.id} className={`text-xs leading-snug ${isOver(event.state) ? 'text-ink-3' : ''}`}>
            <span className="n block text-ink-3">{eventTime(event, locale).hours.slice(0, 5)}</span>
            <Link
              href={event.href}
              lang={foreignLang(event.lang, locale)}
              className={`font-semibold ${events.length === 1 ? 'line-clamp-4' : 'line-clamp-2'}`}
            >
              <Headline text={event.title} lang={event.lang} />
            </Link>
          </li>
        ))}
        {events.length > SHOWN && <li className="type-meta">{more(events.length - SHOWN)}</li>}
      </ul>
    </div>
  );
}
