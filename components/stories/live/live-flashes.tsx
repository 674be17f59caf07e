import { getTranslations } from 'next-intl/server';
import { pageChange } from '@/lib/platform/live/page-change';
import { LiveBar } from './live-bar';
import type { PageFilter } from './flash-filter';

interface Props {
  place: PageFilter;
  /** Classes that place the button in free space, so that nothing moves when it appears. */
  className: string;
}

/**
 * Updates an open page when flashes appear, change or are withdrawn after it was rendered. Nothing when the page's
 * change number is not known.
 */
export async function LiveFlashes({ place, className }: Props) {
  const t = await getTranslations('live');
  const after = pageChange();
  if (after === null) return null;
  const labels = {
    one: t('more', { count: 1 }).replace('1', '#'),
    many: t('more', { count: 2 }).replace('2', '#'),
    withdrawn: t('withdrawn'),
  };
  return <LiveBar after={after} place={place} labels={labels} className={className} />;
}
