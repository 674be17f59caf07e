import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import type { RelativeUnit } from '@/lib/platform/dates/relative';

const UNITS: readonly RelativeUnit[] = ['minutesAgo', 'hoursAgo', 'daysAgo', 'weeksAgo', 'monthsAgo'];

/**
 * Words for "how long ago"; `#` stands for the number. One object per page, so that it is sent to the browser only
 * once.
 */
export interface RelativeLabels {
  justNow: string;
  units: Partial<Record<RelativeUnit, { one: string; many: string }>>;
}

export const relativeLabels = cache(async (): Promise<RelativeLabels> => {
  const t = await getTranslations('dates');
  const pattern = (unit: RelativeUnit) => ({
    one: t(unit, { n: 1 }).replace('1', '#'),
    many: t(unit, { n: 2 }).replace('2', '#'),
  });
  return { justNow: t('justNow'), units: Object.fromEntries(UNITS.map((unit) => [unit, pattern(unit)])) };
});
