import 'server-only';
import { getTranslations } from 'next-intl/server';
import { relativeLabels } from '@/lib/platform/language/relative-labels';
import type { HitLabels } from './search-hit-row';

/** The texts of result rows, in the page's language. */
export async function hitLabels(): Promise<HitLabels> {
  const t = await getTranslations('search');
  const common = await getTranslations('common');
  return {
    kinds: {
      flash: t('flash'),
      article: t('article'),
      author: t('author'),
      topic: t('topic'),
      event: t('event'),
    },
    chinese: common('inChinese'),
    english: common('inEnglish'),
    times: await relativeLabels(),
  };
}
