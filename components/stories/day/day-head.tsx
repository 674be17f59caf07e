import { getTranslations } from 'next-intl/server';
import type { NewsHours } from '@/lib/stories/news-hours';
import type { FlashDay } from '@/lib/stories/read';
import type { Locale } from '@/lib/platform/language/locales';
import { weekdayName } from '@/lib/platform/dates/weekday';
import { DayPicker } from './day-picker';
import { dayPickerProps } from './day-picker-props';
import { DayNumber } from './day-number';
import { HourStrip } from './hour-strip';
import { pageDay } from '@/lib/platform/dates/page-day';
import { otherYear } from '@/lib/platform/dates/dates';

interface Props {
  day: FlashDay;
  /** The hours that are drawn: of the day, or the last ones. */
  hours: NewsHours;
  locale: Locale;
  /** Text before the date in the heading, for screen readers only. */
  title: string;
}

/** The head of the newswire: the date, its weekday, and the flashes of each hour. */
export async function DayHead({ day, hours, locale, title }: Props) {
  const t = await getTranslations('news');
  const common = await getTranslations('common');
  const isToday = day.day === pageDay();
  const isAcross = hours.begins !== day.day;
  const weekday = weekdayName(day.day, locale);
  return (
    <header
      data-day-head=""
      className="grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3.5 md:mb-5 md:grid-cols-[auto_minmax(0,1fr)] md:items-end md:gap-x-10"
    >
      <h1 className="max-md:self-center md:col-start-1">
        <span className="sr-only">{title} </span>
        <DayNumber day={day.day} locale={locale} className="type-day block" />
      </h1>
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm max-md:hidden md:col-start-1">
        {otherYear(day.day) !== '' && <span className="n">{otherYear(day.day)}</span>}
        <span>{weekday}</span>
        {isToday && <span>{common('today')}</span>}
        {isAcross && <span className="n text-ink-3">{t('newestTotal', { count: hours.total })}</span>}
        {!isToday && day.total > 0 && (
          <span className="n text-ink-3">
            {t('dayTotal', { count: day.total, important: day.important })}
          </span>
        )}
      </p>
      <div className="type-meta leading-[1.3] md:hidden">
        <DayPicker {...await dayPickerProps(day.day, locale)} className="min-h-6 whitespace-nowrap">
          <span className="font-bold text-ink">{weekdayName(day.day, locale, 'short')}</span>{' '}
          <span className="no-print">▾</span> <span className="sr-only">{t('pickDay')}</span>
        </DayPicker>
        {hours.total > 0 && (
          <span className="n block">{t(isAcross ? 'newestTotal' : 'total', { count: hours.total })}</span>
        )}
      </div>
      <div className="min-w-0 [--hours:40px] md:[--hours:56px] md:col-start-2 md:row-span-2 md:row-start-1">
        <HourStrip hours={hours} locale={locale} height="var(--hours)" />
      </div>
    </header>
  );
}
