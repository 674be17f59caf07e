import { formatDate, otherYear } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { DateParts } from './date-parts';

interface Props {
  /** ISO text or a wire time. */
  day: string;
  locale: Locale;
  className?: string;
  /** Class of the year, which is below the day by default. */
  yearClassName?: string;
}

/** A day in narrow figures: `12/05`, `5 Dec`, and its year when it is not the current one. */
export function DateNumber({ day, locale, className = '', yearClassName = 'type-meta block' }: Props) {
  const year = otherYear(day);
  return (
    <>
      <span className={`n-display font-semibold ${className}`}>
        <DateParts value={formatDate(day, locale, 'monthDay')} />
      </span>
      {year !== '' && <span className={`n font-normal ${yearClassName}`}> {year}</span>}
    </>
  );
}
