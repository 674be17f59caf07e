import type { Issue } from '@/lib/stories/read-weekly';
import { TimeText } from '@/components/ui/dates/time-text';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  issue: Pick<Issue, 'starts' | 'ends'>;
  locale: Locale;
}

/** The days of a week, such as `11/16–11/22` or `16 Nov–22 Nov`, with their years when one is not the current year. */
export function WeekSpan({ issue: { starts, ends }, locale }: Props) {
  return (
    <span className="n">
      <TimeText at={starts}>{formatDate(starts, locale, 'number')}</TimeText>–
      <TimeText at={ends}>{formatDate(ends, locale, 'number')}</TimeText>
    </span>
  );
}
