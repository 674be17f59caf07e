import { Fragment, type ReactNode } from 'react';
import { formatDate } from '@/lib/platform/dates/dates';
import { weekdayName } from '@/lib/platform/dates/weekday';
import type { Locale } from '@/lib/platform/language/locales';
import { EmptyDateline } from './empty-dateline';
import { useSiteStatus } from './site-status';

export interface DatelineProps {
  locale: Locale;
  /** `今日<b>{flashes}</b>条快讯，<m>{important}</m>条要闻` */
  counts: string;
}

/** Date, weekday and today's counts in the header; an empty line until they are known. */
export function Dateline({ locale, counts }: DatelineProps) {
  const status = useSiteStatus();
  if (!status) return <EmptyDateline />;
  return (
    <p className="flex gap-x-3 whitespace-nowrap text-[13.5px] xl:gap-x-5 xl:text-[14px]">
      <b className="n font-bold">{formatDate(status.today, locale, 'day')}</b>
      <span className="hidden xl:inline">{weekdayName(status.today, locale)}</span>
      <span>{fill(counts, status)}</span>
    </p>
  );
}

function fill(counts: string, status: { flashes: number; important: number }): ReactNode[] {
  const values: Record<string, number> = { flashes: status.flashes, important: status.important };
  return counts.split(/(<[bm]>\{\w+\}<\/[bm]>)/).map((part, index) => {
    const found = /^<([bm])>\{(\w+)\}/.exec(part);
    if (!found) return <Fragment key={index}>{part}</Fragment>;
    const className = found[1] === 'm' ? 'n font-bold text-mark' : 'n font-bold';
    return (
      <b key={index} className={className}>
        {values[found[2] ?? '']}
      </b>
    );
  });
}
