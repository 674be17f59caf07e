import type { Locale } from '@/backend/contract/locale';
import type { LabelPrice } from '@/backend/contract/stories/story';
import type { Context } from '@/backend/kernel/context';
import { pricesThen } from '@/backend/modules/data/queries/prices-then';
import type { StoryRow } from './row';

/** By story id: prices of the assets of flashes at publication; none for flashes dated only to the day or month. */
export function pricesOfRows(
  context: Context,
  rows: readonly StoryRow[],
  locale: Locale,
): Promise<Map<number, LabelPrice[]>> {
  const timed = rows.filter(
    ({ kind, release_precision: precision }) => kind === 'flash' && precision === 'second',
  );
  const stories = timed.map(({ id, release_time, labels }) => ({
    id,
    at: release_time,
    labels: labels.map((label) => label.id),
  }));
  return pricesThen(context, stories, locale);
}
