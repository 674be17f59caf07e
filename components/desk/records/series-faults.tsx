import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { gapsOf } from '@/lib/data/chart-days';
import { seriesFileAddress } from '@/lib/data/series-file-address';
import { toDayValues } from '@/lib/data/series-view';
import { getJson } from '@/lib/platform/calls/browser';
import { formatDate } from '@/lib/platform/dates/dates';

interface Held {
  points: { at: string; value: number }[];
  outliers: { at: string; value: number }[];
}

const MOST = 20;

/** What is wrong with the points of a series: stretches without any, and values that were not taken. */
export function SeriesFaults({ seriesKey, onTake }: { seriesKey: string; onTake: (line: string) => void }) {
  const t = useTranslations('desk.records.points');
  const locale = useLocale();
  const [held, setHeld] = useState<{ gaps: ReturnType<typeof gapsOf>; outliers: Held['outliers'] } | null>(
    null,
  );
  useEffect(() => {
    const stop = new AbortController();
    // In Chinese, whose unit is the one that is stored.
    getJson<Held>(seriesFileAddress(seriesKey, 'json', 'zh-Hans'), stop.signal, 'no-store')
      .then(({ points, outliers }) => setHeld({ gaps: gapsOf(toDayValues(points)), outliers }))
      .catch(() => !stop.signal.aborted && setHeld(null));
    return () => stop.abort();
  }, [seriesKey, locale]);
  const dateOf = (day: string) => formatDate(day, locale, 'date');
  if (!held || held.gaps.length + held.outliers.length === 0) return null;
  return (
    <ul aria-label={t('faults')} className="grid gap-1 text-[13.5px]">
      {held.gaps.slice(-MOST).map(({ from, to }) => (
        <li key={from}>{t('gap', { from: dateOf(from), to: dateOf(to) })}</li>
      ))}
      {held.outliers.slice(-MOST).map(({ at, value }) => (
        <li key={at} className="text-mark">
          {t('outlier', { day: dateOf(at.slice(0, 10)), value: String(value) })}{' '}
          <button type="button" className="form-link" onClick={() => onTake(`${at},${value}`)}>
            {t('take')}
          </button>
        </li>
      ))}
    </ul>
  );
}
