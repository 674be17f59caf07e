'use client';

import { useLocale, useTranslations } from 'next-intl';
import { BarChart } from '@/components/charts/bar-chart';
import { useCall } from '@/lib/accounts/use-call';
import { formatDate } from '@/lib/platform/dates/dates';

const SOURCES = ['home', 'news', 'columns', 'events', 'search', 'direct', 'other'] as const;
const BARS_PX = 100;
const TITLE = 'mb-2 font-bold';

/** The reader numbers of a story: how far it was read, views per day, and where readers came from. */
export function Numbers({ id }: { id: number }) {
  const t = useTranslations('writing.area');
  const locale = useLocale();
  const { data, error } = useCall('contentNumbers', { id }, { keepPreviousData: false });
  if (!data) return <p role="status">{t(error ? 'noNumbers' : 'loading')}</p>;
  if (data.days.every(({ views }) => views === 0)) return <p>{t('noNumbers')}</p>;
  const all = data.sources.reduce((sum, { views }) => sum + views, 0) || 1;
  return (
    <div className="col-span-full grid gap-x-10 gap-y-6 py-4 text-sm md:grid-cols-[minmax(0,200px)_minmax(0,1fr)_minmax(0,220px)]">
      <section aria-label={t('depth')}>
        <h3 className={TITLE}>{t('depth')}</h3>
        {data.depth.length === 0 && <p>{t('noDepth')}</p>}
        <ol>
          {data.depth.map((share, index) => (
            <li key={index} className="grid min-h-[22px] grid-cols-[24px_1fr] items-center gap-3">
              <i
                aria-hidden="true"
                className="block h-[22px] justify-self-center bg-ink"
                style={{ width: `${share * 24}px` }}
              />
              <span className="n">
                {t('through', { part: (index + 1) * 10, percent: Math.round(share * 100) })}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-label={t('byDay')}>
        <h3 className={TITLE}>
          {t('byDay')} <span className="font-normal text-ink-3">{t('follows', { count: data.follows })}</span>
        </h3>
        <BarChart
          label={t('byDay')}
          labels={data.days.map(({ day }) => formatDate(day, locale, 'monthDay'))}
          values={data.days.map(({ views }) => views)}
          height={BARS_PX}
          maxLabels={6}
        />
      </section>
      <section aria-label={t('from')}>
        <h3 className={TITLE}>{t('from')}</h3>
        <ul>
          {data.sources.map(({ source, views }) => {
            const sourceKey = SOURCES.find((candidate) => candidate === source);
            return (
              <li key={source} className="flex min-h-8 items-center justify-between border-t border-rule">
                <span>{sourceKey ? t(`sources.${sourceKey}`) : source}</span>
                <b className="n">{Math.round((views / all) * 100)}%</b>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
