import { getTranslations } from 'next-intl/server';
import { HourChart } from '@/components/charts/hour-chart';
import type { NewsHours } from '@/lib/stories/news-hours';
import { formatDate } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  hours: NewsHours;
  locale: Locale;
  /** Height of the fullest hour, in px or as a CSS length. */
  height?: number | string;
  className?: string;
}

/**
 * Flashes by hour; nothing where there are none. Each bar links to its hour on the page of its day, an empty hour to the
 * top of that page.
 */
export async function HourStrip({ hours, locale, height, className }: Props) {
  const { counts, first, current, day, begins } = hours;
  if (counts.every((count) => count === 0)) return null;
  const t = await getTranslations('news');
  return (
    <div className={className}>
      <HourChart
        label={begins === day ? t('hours', { date: formatDate(day, locale, 'day') }) : t('newestHours')}
        counts={counts}
        first={first}
        current={current}
        hrefOf={(hour) => {
          const dayHref = href(locale, 'newsDay', { day: hour < first ? day : begins });
          return counts[(hour - first + counts.length) % counts.length] ? `${dayHref}#h${hour}` : dayHref;
        }}
        labelOf={(from, to, count) =>
          from === to ? t('hour', { hour: from, count }) : t('hourSpan', { from, to, count })
        }
        height={height}
      />
    </div>
  );
}
