import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { FlashLabels } from './flash-entry';
import type { PriceLabels } from './price-then';
import type { MoreLabels } from './more-flashes';

/** The texts of a timeline, passed as props because parts of it render in the browser. */
export async function flashLabels(): Promise<FlashLabels> {
  const t = await getTranslations('common');
  const news = await getTranslations('news');
  const correction = await getTranslations('correction');
  return {
    key: t('key'),
    expand: news('expand'),
    undated: news('undated'),
    share: t('share'),
    later: { since: news('later'), latest: news('latest') },
    chinese: t('inChinese'),
    english: t('inEnglish'),
    correction: correction('title'),
    price: { since: news('priceSince') },
  };
}

/** The texts of a price beside a label; see `PriceThen`. */
export async function priceLabels(): Promise<PriceLabels> {
  const news = await getTranslations('news');
  const data = await getTranslations('data');
  return {
    before: news('priceThen', { symbol: '{symbol}', price: '{price}', minutes: '{minutes}' }),
    now: news('priceNow', { symbol: '{symbol}', price: '{price}' }),
    sample: data('sample'),
  };
}

/** `flashLabels`, and the texts for loading more flashes. */
export async function moreLabels(): Promise<MoreLabels> {
  const t = await getTranslations('common');
  const news = await getTranslations('news');
  const fetching = { loading: t('loading'), failed: t('loadFailed'), retry: t('retry'), end: t('noMore') };
  return { ...(await flashLabels()), ...fetching, more: news('more') };
}
