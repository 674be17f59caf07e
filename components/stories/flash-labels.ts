import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { FlashLabels } from './flash-entry';
import type { MoreLabels } from './more-flashes';

/** Words of the timeline, for its leaves in the browser. */
export async function flashLabels(): Promise<FlashLabels> {
  const t = await getTranslations('common');
  const news = await getTranslations('news');
  const correction = await getTranslations('correction');
  return {
    key: t('key'),
    expand: news('expand'),
    undated: news('undated'),
    share: t('share'),
    later: news('later'),
    chinese: t('inChinese'),
    english: t('inEnglish'),
    correction: correction('title'),
  };
}

export async function moreLabels(): Promise<MoreLabels> {
  const t = await getTranslations('common');
  const news = await getTranslations('news');
  const fetching = { loading: t('loading'), failed: t('loadFailed'), retry: t('retry'), end: t('noMore') };
  return { ...(await flashLabels()), ...fetching, more: news('more') };
}
