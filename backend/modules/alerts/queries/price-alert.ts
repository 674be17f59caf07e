import { eq } from 'drizzle-orm';
import { dataSeries, priceAlerts } from '@/backend/db/schema/data';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import type { AlertContent } from './alert-text';

const PRICE_SECONDS = 3600;

const figure = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 6 });

/** The notification of a price alert that was fired; null when it was removed meanwhile. */
export async function readPriceAlert({ db }: Context, id: number): Promise<AlertContent | null> {
  const [row] = await db
    .select({ alert: priceAlerts, series: dataSeries })
    .from(priceAlerts)
    .innerJoin(dataSeries, eq(dataSeries.id, priceAlerts.seriesId))
    .where(eq(priceAlerts.id, id));
  if (!row || row.alert.firedValue === null) return null;
  const { direction, level, firedValue } = row.alert;
  const words = (lang: 'zh-Hans' | 'en') => ({
    // A price is named by its asset, as on the pages of prices.
    name: row.series.type === 'prices' ? row.series.key.toUpperCase() : pickText(row.series.name, lang).text,
    unit: pickText(row.series.unit, lang).text,
  });
  const [zh, en] = [words('zh-Hans'), words('en')];
  return {
    texts: [
      {
        lang: 'zh-Hans',
        title: `${zh.name}${direction === 'above' ? '涨到' : '跌到'}${figure(level)}：现在${figure(firedValue)} ${zh.unit}`,
        place: '',
        words: null,
      },
      {
        lang: 'en',
        title: `${en.name} is ${direction} ${figure(level)}: now ${figure(firedValue)} ${en.unit}`,
        place: '',
        words: null,
      },
    ],
    topics: [`price:${id}`],
    name: `price-${id}`,
    seconds: PRICE_SECONDS,
    facts: { data: row.series.type, price: id },
  };
}
