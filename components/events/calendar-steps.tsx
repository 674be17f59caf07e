import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { calendarAddress } from '@/lib/events/calendar-address';
import { DAYS, isCalendarStart, WEEKS } from '@/lib/events/five-weeks';
import { shiftDay } from '@/lib/platform/dates/week';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

interface Props {
  day: string;
  today: string;
  locale: Locale;
  city: string | undefined;
}

const LINK = 'min-h-6 content-center underline underline-offset-4';

/** From five weeks of the calendar to those before and after them, to the whole month, and to a calendar of the reader. */
export async function CalendarSteps({ day, today, locale, city }: Props) {
  const t = await getTranslations('calendar');
  const steps = ([-1, 1] as const)
    .map((step) => ({ step, to: shiftDay(day, step * WEEKS * DAYS) }))
    .filter(({ to }) => isCalendarStart(to, today));
  return (
    <nav aria-label={t('months')} className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {steps.map(({ step, to }) => (
        <Link key={to} href={calendarAddress(locale, to, today, city)} className={LINK}>
          {t(step < 0 ? 'fiveBefore' : 'fiveAfter')}
        </Link>
      ))}
      <Link
        href={href(locale, 'calendarMonth', { month: (day < today ? today : day).slice(0, 7) })}
        className={LINK}
      >
        {t('wholeMonth')}
      </Link>
      <a href={`/api/events/calendar.ics?locale=${locale}`} className={LINK}>
        {t('addAll')}
      </a>
    </nav>
  );
}
