import { useEffect, useState } from 'react';
import { getJson } from '@/lib/platform/calls/browser';
import type { Locale } from '@/lib/platform/language/locales';
import { seriesFileAddress } from './series-file-address';
import { type DayValue, toDayValues } from './series-view';

/** The points of a series over its whole history, thinned to what a chart can show; fetched once they are needed. */
export function useWholeHistory(key: string, locale: Locale, isWanted: boolean) {
  const [points, setPoints] = useState<DayValue[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || points) return undefined;
    const stop = new AbortController();
    getJson<{ points: { at: string; value: number }[] }>(
      `${seriesFileAddress(key, 'json', locale)}&points=some`,
      stop.signal,
    )
      .then((file) => {
        setPoints(toDayValues(file.points));
        setFailed(false);
      })
      .catch(() => !stop.signal.aborted && setFailed(true));
    return () => stop.abort();
  }, [isWanted, key, locale, points]);
  return { points, isFailed };
}
