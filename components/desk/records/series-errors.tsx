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

const MAX_SHOWN = 20;

/** Errors in the points of a series: gaps, and values left out as outliers. */
export function SeriesErrors({ seriesKey, onTake }: { seriesKey: string; onTake: (line: string) => void }) {
  const t = useTranslations('desk.records.points');
  const locale = useLocale();
  const [errors, setHeld] = useState<{ gaps: ReturnType<typeof gapsOf>; outliers: Held['outliers'] } | null>(
    null,
  );
  useEffect(() => {
    const stop = new AbortController();
    // The Chinese file has the values in the stored unit.
    getJson<Held>(seriesFileAddress(seriesKey, 'json', 'zh-Hans'), stop.signal, 'no-store')
      .then(({ points, outliers }) => setHeld({ gaps: gapsOf(toDayValues(points)), outliers }))
      .catch(() => !stop.signal.aborted && setHeld(null));
    return () => stop.abort();
  }, [seriesKey, locale]);
  const dateOf = (day: string) => formatDate(day, locale, 'date');
  if (!errors || errors.gaps.length + errors.outliers.length === 0) return null;
  return (
    <ul aria-label={t('faults')} className="grid gap-1 text-xs">
      {errors.gaps.slice(-MAX_SHOWN).map(({ from, to }) => (
        <li key={from}>{t('gap', { from: dateOf(from), to: dateOf(to) })}</li>
      ))}
      {errors.outliers.slice(-MAX_SHOWN).map(({ at, value }) => (
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
