import type { ChangeWindow } from '@/backend/contract/data/windows';
import type { Locale } from '@/lib/platform/language/locales';

interface ReaderUnit {
  unit: string;
  factor: number;
}

/** One billion in units of US$100m. */
const BILLION = 10;
/** So many decimals that no converted value loses one of its own: rounding only drops what the processor adds. */
const MAX_DIGITS = 6;

/**
 * Chinese counts in 10,000s and 100 millions. English has no words for these, so its units are millions or billions.
 */
const ENGLISH = new Map<string, (latest: number) => ReaderUnit>([
  [
    'US$100m',
    (latest) => (latest >= BILLION ? { unit: 'US$bn', factor: 0.1 } : { unit: 'US$m', factor: 100 }),
  ],
  ['10,000 BTC', () => ({ unit: 'm BTC', factor: 0.01 })],
]);

interface Measured {
  unit: string;
  points: { at: string; value: number }[];
  outliers?: { at: string; value: number }[];
  earlier?: Record<ChangeWindow, number | null>;
}

/** A series in the unit its readers count in: one unit for all values, chosen by the latest one. */
export function inReaderUnit<Series extends Measured>(series: Series, locale: Locale): Series {
  const counted = locale === 'en' ? ENGLISH.get(series.unit) : undefined;
  if (!counted) return series;
  const { unit, factor } = counted(Math.abs(series.points.at(-1)?.value ?? 0));
  const scale = (value: number) => Number((value * factor).toFixed(MAX_DIGITS));
  const scaleIfAny = (value: number | null) => (value === null ? null : scale(value));
  const scaled = (points: Measured['points']) =>
    points.map((point) => ({ ...point, value: scale(point.value) }));
  const { earlier } = series;
  return {
    ...series,
    unit,
    points: scaled(series.points),
    ...(series.outliers && { outliers: scaled(series.outliers) }),
    ...(earlier && {
      earlier: {
        day: scaleIfAny(earlier.day),
        week: scaleIfAny(earlier.week),
        month: scaleIfAny(earlier.month),
        year: scaleIfAny(earlier.year),
      },
    }),
  };
}
