import { getTranslations } from 'next-intl/server';
import { extremesOf, risingDays, SHARE_SQUARES } from '@/lib/data/day-squares';
import type { Series } from '@/lib/data/read';
import { toDayValues } from '@/lib/data/series-view';
import { withUnit } from '@/lib/data/with-unit';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { digitsOf, formatFigure } from '@/lib/platform/numbers/figures';
import { CountedSquares } from './counted-squares';

const MIN_DAYS = 10;

/**
 * A series as squares to count: of a hundred for a share, else the last thirty values that are higher than the one
 * before; with the lowest and highest of the year in words. Nothing for a series with few values.
 */
export async function TypeDrawing({ series, locale }: { series: Series; locale: Locale }) {
  const t = await getTranslations('data');
  const points = toDayValues(series.points);
  const rising = risingDays(points);
  const extremes = extremesOf(points);
  const last = points.at(-1);
  if (!last || !extremes || rising.length < MIN_DAYS) return null;
  const isShare = series.unit === '%';
  const squares = isShare
    ? Array.from({ length: SHARE_SQUARES }, (_, index) => Math.max(0, Math.min(1, last.value - index)))
    : rising.map((isHigher) => (isHigher ? 1 : 0));
  const count = rising.filter(Boolean).length;
  const print = (value: number) =>
    withUnit(formatFigure(value, { digits: digitsOf([value]) }), series.unit, locale);
  const label = isShare ? print(last.value) : t('squares.rising', { count, of: rising.length });
  return (
    <section className="border-t-2 border-ink pt-2.5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-base font-bold">
          {isShare ? t('squares.share') : t('squares.days', { of: rising.length })}
        </h2>
        <span className="type-meta">{isShare ? t('squares.oneOfHundred') : t('squares.oneDay')}</span>
      </div>
      <CountedSquares squares={squares} label={label} columns={isShare ? 20 : 15} />
      <p className="mt-3 text-sm leading-relaxed text-ink-2">
        {!isShare && t('squares.rising', { count, of: rising.length })}
        {t('squares.range', {
          low: print(extremes.low.value),
          lowDay: formatDate(extremes.low.day, locale, 'day'),
          high: print(extremes.high.value),
          highDay: formatDate(extremes.high.day, locale, 'day'),
        })}
      </p>
    </section>
  );
}
