import { getTranslations } from 'next-intl/server';
import { Sparkline } from '@/components/charts/sparkline';
import { SampleMark } from '@/components/ui/words/sample-mark';
import { digitsOf, formatFigure } from '@/lib/platform/numbers/figures';
import { percentChange, toDayValues } from '@/lib/data/series-view';
import { updatedWords } from '@/lib/data/updated-words';
import type { Locale } from '@/lib/platform/language/locales';
import { Change } from './change';
import type { Series } from '@/lib/data/read';

const TREND_DAYS = 30;
const HEAD = 'type-meta border-b border-ink py-2 font-normal';

/** A row per asset: last price, changes over 1 and 30 days, and a sparkline. */
export async function PriceTable({ series, locale }: { series: readonly Series[]; locale: Locale }) {
  const t = await getTranslations('data');
  const [first] = series;
  if (!first) return null;
  return (
    <>
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('prices')}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-start`}>
              {t('asset')}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {t('price')}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {t('change1')}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {t('change30')}
            </th>
            <th scope="col" className={`${HEAD} hidden ps-8 text-start md:table-cell`}>
              {t('trend')}
            </th>
          </tr>
        </thead>
        <tbody>
          {series.map((priceSeries) => (
            <PriceRow key={priceSeries.key} series={priceSeries} locale={locale} />
          ))}
        </tbody>
      </table>
      <p className="type-meta mt-3">
        {t('unit', { unit: first.unit })}
        {t('source', { source: first.source })}
        {updatedWords(first, t, locale)}
        {first.isSample && <SampleMark word={t('sample')} />}
      </p>
    </>
  );
}

async function PriceRow({ series, locale }: { series: Series; locale: Locale }) {
  const t = await getTranslations('data');
  // Only this price has stopped; others in the table may still be updated.
  const isStopped = series.stoppedAt !== null;
  const sidebar = await getTranslations('sidebar');
  const words = { up: sidebar('up'), down: sidebar('down') };
  const points = toDayValues(series.points);
  const values = points.map(({ value }) => value);
  const last = values.at(-1);
  const day = percentChange(points, 1);
  const month = percentChange(points, TREND_DAYS);
  return (
    <tr className="border-b border-rule">
      <th scope="row" className="py-3 text-start font-bold uppercase">
        {series.key}
      </th>
      <td className={`n text-end ${isStopped ? 'text-ink-3' : ''}`}>
        {last === undefined ? '' : formatFigure(last, { digits: digitsOf(values) })}
      </td>
      <td className="text-end">{day !== null && <Change value={day} words={words} />}</td>
      <td className="text-end">{month !== null && <Change value={month} words={words} />}</td>
      <td className="hidden w-[38%] ps-8 md:table-cell">
        <Sparkline
          values={values.slice(-TREND_DAYS)}
          tone={month !== null && month < 0 ? 'down' : 'up'}
          isOpenEnded={isStopped}
        />
        {isStopped && <span className="type-meta">{updatedWords(series, t, locale)}</span>}
      </td>
    </tr>
  );
}
