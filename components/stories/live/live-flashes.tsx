import { getTranslations } from 'next-intl/server';
import { pageChange } from '@/lib/platform/live/page-change';
import { LiveBar } from './live-bar';
import type { LivePlace } from './live-place';

interface Props {
  place: LivePlace;
  /** Where the button stands. It takes the room that is there: nothing moves when it comes. */
  className: string;
}

/**
 * Tells an open page of flashes that appear, change or are withdrawn after it was made. Without scripts the page is as
 * it was made, and whole.
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
