import type { Locale } from '@/lib/platform/language/locales';

/** English has no word for 亿: hundreds of millions are told in millions or billions. */
const HUNDRED_MILLIONS = 'US$100m';
/** From a billion on. */
const BILLION = 10;
const MOST_DIGITS = 2;

interface Measured {
  unit: string;
  points: { at: string; value: number }[];
  outliers?: { at: string; value: number }[];
}

/** A series in the unit its readers count in; one unit for all of it, by its latest value. */
export function inReaderUnit<Series extends Measured>(series: Series, locale: Locale): Series {
  if (locale !== 'en' || series.unit !== HUNDRED_MILLIONS) return series;
  const isBillions = Math.abs(series.points.at(-1)?.value ?? 0) >= BILLION;
  const scale = (value: number) => Number((isBillions ? value / 10 : value * 100).toFixed(MOST_DIGITS));
  return {
    ...series,
    unit: isBillions ? 'US$bn' : 'US$m',
    points: series.points.map((point) => ({ ...point, value: scale(point.value) })),
    ...(series.outliers && {
      outliers: series.outliers.map((point) => ({ ...point, value: scale(point.value) })),
    }),
  };
}
