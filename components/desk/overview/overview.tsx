import { getTranslations } from 'next-intl/server';
import { DateParts } from '@/components/ui/dates/date-parts';
import { deskTasks, KEYED_TASKS, taskAddress } from '@/lib/desk/tasks';
import { nowMs } from '@/lib/platform/dates/clock';
import { formatDate, toDay } from '@/lib/platform/dates/dates';
import { weekdayName } from '@/lib/platform/dates/weekday';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { HourBars } from '../flashes/hour-bars';
import type { OverviewData } from './overview-data';
import { OverviewKeys } from './overview-keys';
import { OverviewQueue } from './overview-queue';
import { OverviewRail } from './overview-rail';
import { OverviewTasks } from './overview-tasks';

/** The front page of the desk: today by the hour, the review queue, other tasks, the most read stories. */
export async function Overview({ locale, overview }: { locale: Locale; overview: OverviewData }) {
  const t = await getTranslations('desk.overview');
  const now = nowMs();
  const tasks = deskTasks(overview);
  const sum = (name: 'flashes' | 'articles') => overview.hours.reduce((all, hour) => all + hour[name], 0);
  return (
    <div className="grid w-full max-w-[1200px] gap-x-10 px-4 pt-6 pb-16 md:px-10 xl:grid-cols-[minmax(0,1fr)_284px]">
      <div className="min-w-0">
        <header className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5 pb-6">
          <h1>
            <span className="sr-only">{t('title')}</span>
            <span className="n-display block text-display-md font-bold md:text-display-lg">
              <DateParts value={formatDate(now, locale, 'monthDay')} />
            </span>
            <span className="block pt-2 text-md font-normal">
              {weekdayName(toDay(now), locale)} <span className="n">{formatDate(now, locale, 'time')}</span>
            </span>
          </h1>
          <div className="min-w-[min(100%,160px)] flex-1 md:max-w-[560px]">
            <HourBars
              hours={overview.hours}
              current={Number(formatDate(now, 'zh-Hans', 'time').slice(0, 2))}
              label={t('hours')}
            />
            <p className="type-meta flex flex-wrap gap-x-5">
              <span>{t('flashes', { count: sum('flashes') })}</span>
              <span>{t('articles', { count: sum('articles') })}</span>
              <span>{t('legend')}</span>
            </p>
          </div>
        </header>
        <OverviewQueue locale={locale} queue={overview.queue} />
        <OverviewTasks locale={locale} tasks={tasks} scheduled={overview.scheduled} />
      </div>
      <OverviewRail locale={locale} overview={overview} />
      <OverviewKeys
        reviewHref={href(locale, 'deskReview')}
        oldest={overview.queue[0]?.id ?? null}
        tasks={tasks.slice(0, KEYED_TASKS).map((task) => taskAddress(task, locale))}
      />
    </div>
  );
}
