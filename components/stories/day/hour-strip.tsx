import { getTranslations } from 'next-intl/server';
import { HourChart } from '@/components/charts/hour-chart';
import type { FlashDay } from '@/lib/stories/read';
import { formatDate, toDay } from '@/lib/platform/dates/dates';
import { hourOf } from '@/lib/platform/dates/instant';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { nowMs } from '@/lib/platform/dates/clock';

interface Props {
  day: FlashDay;
  locale: Locale;
  /** Height of the fullest hour, in px or as a CSS length. */
  height?: number | string;
}

/**
 * The flashes of a day by hour. Each bar links to its hour on the page of the day, an empty hour to the top of that
 * page.
 */
export async function HourStrip({ day, locale, height }: Props) {
  const t = await getTranslations('news');
  const now = nowMs();
  const isToday = toDay(now) === day.day;
  const dayHref = href(locale, 'newsDay', { day: day.day });
  return (
    <HourChart
      label={t('hours', { date: formatDate(day.day, locale, 'day') })}
      counts={day.hours}
      current={isToday ? hourOf(now) : null}
      hrefOf={(hour) => (day.hours[hour] ? `${dayHref}#h${hour}` : dayHref)}
      labelOf={(from, to, count) =>
        from === to ? t('hour', { hour: from, count }) : t('hourSpan', { from, to, count })
      }
      height={height}
    />
  );
}
