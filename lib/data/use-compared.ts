import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/platform/language/locales';
import { getJson } from '@/lib/platform/calls/browser';
import type { ComparedSeries } from './compare-values';
import { seriesFileAddress } from './series-file-address';
import { toDayValues } from './series-view';

export interface ComparedWith {
  key: string;
  name: string;
  unit: string;
}

interface Points {
  unit: string;
  points: { at: string; value: number }[];
}

/** The series a reader chose to compare with another; fetched when it is chosen. */
export function useCompared(others: readonly ComparedWith[], locale: Locale) {
  const [chosen, setChosen] = useState<ComparedWith | null>(null);
  const [result, setHeld] = useState<{ key: string; series: ComparedSeries | null } | null>(null);
  useEffect(() => {
    if (!chosen) return undefined;
    const stop = new AbortController();
    getJson<Points>(seriesFileAddress(chosen.key, 'json', locale), stop.signal)
      .then(({ unit, points }) =>
        setHeld({ key: chosen.key, series: { ...chosen, unit, points: toDayValues(points) } }),
      )
      .catch(() => !stop.signal.aborted && setHeld({ key: chosen.key, series: null }));
    return () => stop.abort();
  }, [chosen, locale]);
  const current = result && result.key === chosen?.key ? result : null;
  return {
    key: chosen?.key ?? '',
    choose: (key: string) => setChosen(others.find((otherSeries) => otherSeries.key === key) ?? null),
    series: current?.series ?? null,
    isFailed: current !== null && current.series === null,
  };
}
