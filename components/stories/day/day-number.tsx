import { DateParts } from '@/components/ui/dates/date-parts';
import { TimeText } from '@/components/ui/dates/time-text';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';

/** The day as a number, such as 11/20. `day` is YYYY-MM-DD. */
export function DayNumber({ day, locale, className }: { day: string; locale: Locale; className: string }) {
  return (
    <TimeText at={day} className={className}>
      <DateParts value={formatDate(day, locale, 'monthDay')} />
    </TimeText>
  );
}
