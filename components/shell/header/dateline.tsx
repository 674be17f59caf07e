import type { ReactNode } from 'react';
import { formatDate } from '@/lib/platform/dates/dates';
import { weekdayName } from '@/lib/platform/dates/weekday';
import type { Locale } from '@/lib/platform/language/locales';
import { EmptyDateline } from './empty-dateline';
import { useSiteStatus } from '@/lib/data/site-status';

/** Texts for one and for any other number, as in `Today: <b>{count}</b> item`. The number is inside `<b>` or `<m>`. */
interface Counted {
  one: string;
  other: string;
}

export interface DatelineProps {
  locale: Locale;
  counts: { flashes: Counted; important: Counted };
}

/** Date, weekday and today's counts in the header, without a count of none; an empty line until they are known. */
export function Dateline({ locale, counts }: DatelineProps) {
  const status = useSiteStatus();
  if (!status) return <EmptyDateline />;
  return (
    <p className="flex gap-x-3 whitespace-nowrap text-xs xl:gap-x-5 xl:text-sm">
      <b className="n font-bold">{formatDate(status.today, locale, 'day')}</b>
      <span className="hidden xl:inline">{weekdayName(status.today, locale)}</span>
      {status.flashes > 0 && (
        <span>
          {fill(counts.flashes, status.flashes, status.important === 0)}
          {status.important > 0 && fill(counts.important, status.important, true)}
        </span>
      )}
    </p>
  );
}

/** @param isLast whether nothing follows, so that the comma at the end is left out */
function fill(words: Counted, count: number, isLast: boolean): ReactNode {
  const [, before, tag, after] =
    /^(.*)<([bm])>\{count\}<\/[bm]>(.*)$/.exec(words[count === 1 ? 'one' : 'other']) ?? [];
  return (
    <>
      {before}
      <b className={tag === 'm' && count > 0 ? 'n font-bold text-mark' : 'n font-bold'}>{count}</b>
      {isLast ? after?.replace(/[，,]\s*$/, '') : after}
    </>
  );
}
