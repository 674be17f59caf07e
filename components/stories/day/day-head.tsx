import { getTranslations } from 'next-intl/server';
import type { FlashDay } from '@/lib/stories/read';
import type { Locale } from '@/lib/platform/language/locales';
import { weekdayName } from '@/lib/platform/dates/weekday';
import { DayNumber } from './day-number';
import { HourStrip } from './hour-strip';
import { today } from '@/lib/platform/dates/clock';
import { otherYear } from '@/lib/platform/dates/dates';

interface Props {
  day: FlashDay;
  locale: Locale;
  /** Text before the date in the heading, for screen readers only. */
  title: string;
}

/** The head of the newswire: the date, its weekday, and the flashes of each hour. */
export async function DayHead({ day, locale, title }: Props) {
  const t = await getTranslations('news');
  const common = await getTranslations('common');
  const isToday = day.day === today();
  return (
    <header className="mb-5 grid items-end gap-x-10 gap-y-5 md:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <h1>
          <span className="sr-only">{title} </span>
          <DayNumber day={day.day} locale={locale} className="type-day block" />
        </h1>
        <p className="mt-2 flex flex-wrap gap-x-4 text-[14.5px]">
          {otherYear(day.day) !== '' && <span className="n">{otherYear(day.day)}</span>}
          <span>{weekdayName(day.day, locale)}</span>
          {isToday && <span>{common('today')}</span>}
          {!isToday && (
            <span className="n text-ink-3">
              {t('dayTotal', { count: day.total, important: day.important })}
            </span>
          )}
        </p>
      </div>
      <HourStrip day={day} locale={locale} height={56} />
    </header>
  );
}
